import { startIslands } from '../islands/start-islands.ts'
import { showAccount } from './account.ts'
import { followBackButton } from './back-button.ts'
import { replaceBrokenImages } from './broken-images.ts'
import { offerEditing } from './editing.ts'
import { markFirstSeen } from './first-seen.ts'
import { tellLocalTimes } from './local-times.ts'
import { startMaps } from './map.ts'
import { startMovingParts } from './moving-parts.ts'
import { startNavigation } from './navigation.ts'
import { startNewsletterForms } from './newsletter-form.ts'
import { paintAll } from './paint-all.ts'
import { openProductsInPlace } from './product-dialog.ts'
import { startQuotes } from './quote.ts'
import { startSearchedRows } from './searched-rows.ts'
import { startSectionLinks } from './section-links.ts'
import { showStartupBanner } from './startup-banner.ts'
import { openImagesLarge } from './zoom.ts'

/**
 * All that runs on a public page from the beginning. It stands without: this makes it more convenient, and what needs
 * React is an island.
 */
replaceBrokenImages()
startNavigation()
startSectionLinks()
startQuotes()
markFirstSeen()
tellLocalTimes()
startNewsletterForms()
startMaps()
openProductsInPlace()
openImagesLarge()
startSearchedRows()
showAccount()
offerEditing()
followBackButton()
startMovingParts()
startIslands()
paintAll()
showStartupBanner()
window.dispatchEvent(new Event('started'))
