import type { SiteSettings } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { singletonColumns } from '../../content/singleton.ts'

/** How the site behaves: one row at most. What is null has never been said, and its default holds. */
export const siteSettings = pgTable('site_settings', {
  ...singletonColumns(),
  titleSuffix: text('title_suffix'),
  description: text('description'),
  shareImage: text('share_image'),
  canZoom: boolean('can_zoom').notNull().default(false),
  privacyText: text('privacy_text'),
  mapTileUrl: text('map_tile_url'),
  timeZone: text('time_zone'),
  editorsNeedReview: boolean('editors_need_review').notNull().default(false),
  isComingSoon: boolean('is_coming_soon').notNull().default(false),
  homeSections: jsonb('home_sections').$type<SiteSettings['homeSections']>(),
  menu: jsonb('menu').$type<SiteSettings['menu']>(),
  footerLinks: jsonb('footer_links').$type<SiteSettings['footerLinks']>(),
  words: jsonb('words').$type<SiteSettings['words']>(),
  currency: text('currency'),
  numberFormat: text('number_format').$type<SiteSettings['numberFormat']>(),
  look: jsonb('look').$type<SiteSettings['look']>(),
  icon: text('icon'),
})

/** The time zone that the firm has chosen, as part of another query. */
export const siteTimeZone = sql`select ${siteSettings.timeZone} from ${siteSettings}`
