import { type Look, lightHeroColors, lookColors, standardLook } from '@busbar/contract'
import { fontPairs } from '../../ui/font-pairs.ts'

/** The look's styles in the head of a page; the standard one is in the site's styles. */
export function shownLook(chosen: Look | null) {
  const look = chosen ?? standardLook
  const { ink, paper } = lookColors(look)
  return {
    styles: chosen && lookStyles(chosen),
    fonts: fontPairs[look.fonts].preloaded,
    themeColor: look.hero === 'light' ? paper : ink,
  }
}

/** The styles that make a firm's look of the standard one: tokens alone, for a style element after the others. */
function lookStyles(look: Look) {
  const colors = lookColors(look)
  const { heading, text, tracking, faces } = fontPairs[look.fonts]
  return [
    faces,
    // Paper is white, whatever the look is: printed pages keep the standard one's ink.
    `@media screen{${rule(site, colors)}}`,
    rule(site, { 'font-heading': heading, 'font-text': text, tracking, ...corners[look.corners] }),
    ...(look.hero === 'light' ? [`@media screen{${rule(openings, lightHeroColors(colors))}}`] : []),
  ].join('')
}

const site = ':root:has([data-site])'
/** What a page begins with: the navigation, and the hero or its heading. */
const openings = '[data-site] header,[data-opening]'

const corners: Record<Look['corners'], Record<string, string>> = {
  sharp: { radius: '0px', 'radius-button': '0px', 'radius-card': '0px' },
  slight: {},
  round: { radius: '10px', 'radius-button': '999px', 'radius-card': '16px', 'card-gap': '1rem' },
}

function rule(selector: string, tokens: Record<string, string>) {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
}
