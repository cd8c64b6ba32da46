import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
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
})
