import {
  type HomeSectionId,
  type SectionTone,
  type ShownHomeSection,
  sectionTones,
  standardSections,
} from '@busbar/contract'

/** How a section of the home page begins, and on which ground it stands. */
export type SectionHead = { id: HomeSectionId; title: string; introduction: string; tone: SectionTone }

/** The heads of the sections that are shown, in their order. */
export function sectionHeads(shown: readonly ShownHomeSection[]): SectionHead[] {
  const tones = sectionTones(shown.map(({ id }) => id))
  return shown.map((section, place) => sectionHead(section, tones[place] as SectionTone))
}

/** What was never said are the standard words; an introduction that is empty is left out. */
export function sectionHead({ id, heading, introduction }: ShownHomeSection, tone: SectionTone): SectionHead {
  const standard = standardSections[id]
  return {
    id,
    title: heading ?? standard.heading,
    introduction: introduction ?? standard.introduction,
    tone,
  }
}
