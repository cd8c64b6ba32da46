import { fixedPages, type HomeSectionId, sectionIds, texts } from '@busbar/contract'
import { addressOf } from '../parts/section/section-links.ts'
import { useSite } from './use-company.ts'

/** The way from a page back to its section of the home page, or home where that is not shown. */
export function useBackTo(id: HomeSectionId, text: string) {
  const to = addressOf(`#${id}`, useShownIds())
  return to ? { to, text } : { to: '/', text: texts.site.sections.home }
}

/** Where a button of the hero leads. A section that is not shown gives way to the first that is. */
export function useHeroLink() {
  const shown = useShownIds()
  const instead = shown[0] ? `/#${shown[0]}` : fixedPages.contact
  return (link: string) => addressOf(link, shown) ?? instead
}

function useShownIds() {
  return sectionIds(useSite().sections)
}
