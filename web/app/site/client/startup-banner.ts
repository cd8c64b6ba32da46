import { startLimits } from '@busbar/contract'

/** Shows for a moment that the page's scripts have started. */
export function showStartupBanner() {
  const place = document.querySelector('[data-startup]')
  const banner = place?.querySelector('template')?.content.firstElementChild
  if (!place || !banner) return
  place.append(banner)
  setTimeout(() => banner.remove(), startLimits.startupBanner.hideAfter)
}
