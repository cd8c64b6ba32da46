import { recordTexts } from '../records/record-texts.ts'

export const servicesTexts = recordTexts('services', {
  addTitle: 'Add New Service',
  features: 'Features',
  featuresHint: 'One short line each. Without features, the page shows the full description.',
  feature: (number: number) => `Feature ${number}`,
  addFeature: 'Add feature',
  removeFeature: (number: number) => `Remove feature ${number}`,
  featureUp: (number: number) => `Move feature ${number} up`,
  featureDown: (number: number) => `Move feature ${number} down`,
})
