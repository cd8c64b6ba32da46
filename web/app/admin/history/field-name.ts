import { type Collection, collections, texts } from '@busbar/contract'

/** Where the name in the code is not what people call it, and no content type says so. */
const names: Record<string, string> = {
  imageUrl: 'Image',
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
  shareImage: 'Sharing image',
  mapTileUrl: 'Map tiles',
  acknowledges: 'Confirmation email to visitors',
  keepMonths: 'Months until messages are erased',
  homeSections: 'Sections of the home page',
  ...texts.siteSettings.wordNames,
}

/** `shortDescription` as people read it: "Short description"; of a content type, as that calls it. */
export function fieldName(field: string, of?: string) {
  const declared: Record<string, Collection> = collections
  const known = declared[of ?? '']?.fields[field]?.label ?? names[field]
  if (known) return known
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\burl\b/, '')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
