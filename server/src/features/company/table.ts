import type { Company } from '@busbar/contract'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { singletonColumns } from '../../content/singleton.ts'

/** The company's own data: one row at most. Unset fields show their default. */
export const company = pgTable('company', {
  ...singletonColumns(),
  name: text('name'),
  description: text('description'),
  email: text('email'),
  phone: text('phone'),
  emergencyPhone: text('emergency_phone'),
  openingHours: text('opening_hours'),
  address: text('address'),
  logo: jsonb('logo').$type<{ imageUrl: string | null; altText: string | null }>(),
  socialMedia: jsonb('social_media').$type<Company['socialMedia']>(),
  heroImages: jsonb('hero_images').$type<Company['heroImages']>(),
  heroStats: jsonb('hero_stats').$type<Company['heroStats']>(),
  faq: jsonb('faq').$type<Company['faq']>(),
  showsFaq: boolean('shows_faq'),
  coordinates: jsonb('coordinates').$type<Company['coordinates']>(),
})
