/** How numbers and prices are written: by example, as people choose them. */
export const numberFormats = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'] as const
export type NumberFormat = (typeof numberFormats)[number]
