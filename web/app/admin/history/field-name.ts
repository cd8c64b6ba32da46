import { texts } from '@busbar/contract'

/** Where the field's name in the code is not what people call it. */
const names: Record<string, string> = {
  isActive: 'Visibility',
  status: 'Visibility',
  imageUrl: 'Image',
  images: 'More images',
  isNew: '“New” label',
  isEcoFriendly: '“Eco-friendly” label',
  registrationUrl: 'Registration address',
  faq: 'Questions',
  emergencyPhone: 'Emergency number',
  showsFaq: 'Visibility of the questions',
  heroImages: 'Slides',
  yearsExperience: 'Years of experience',
  lat: 'Latitude',
  lng: 'Longitude',
  altText: 'Alternative text',
  alt: 'Alternative text',
  focus: 'Focal point',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  primary: 'Primary colour',
  accent: 'Accent colour',
  hero: 'Top of the pages',
  canZoom: 'Zoom',
  searchTitle: 'Title in search results',
  searchDescription: 'Description in search results',
  shareImage: 'Sharing image',
  mapTileUrl: 'Map tiles',
  acknowledges: 'Confirmation email to visitors',
  keepMonths: 'Months until messages are erased',
  homeSections: 'Sections of the home page',
  ...texts.siteSettings.wordNames,
}

/** `shortDescription` as people read it: "Short description". */
export function fieldName(field: string) {
  const known = names[field]
  if (known) return known
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\burl\b/, '')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
