import {
  type HomeSectionId,
  type SectionTone,
  type ShownHomePart,
  type ShownHomeSection,
  sectionTones,
  standardSections,
} from '@busbar/contract'

/** How a section of the home page begins, and on which ground it stands. */
export type SectionHead = { id: HomeSectionId; title: string; introduction: string; tone: SectionTone }

/** Blocks between the sections have headings of their own. */
type BlocksHead = { id: 'blocks'; key: string; tone: SectionTone }

type ShownPart = Pick<ShownHomePart & { id: 'blocks' }, 'id' | 'key'> | ShownHomeSection

/** The heads of the parts that are shown, in their order. */
export function sectionHeads(shown: readonly ShownPart[]): (SectionHead | BlocksHead)[] {
  const tones = sectionTones(shown.map(({ id }) => id))
  return shown.map((part, place) => {
    const tone = tones[place] as SectionTone
    return part.id === 'blocks' ? { id: part.id, key: part.key, tone } : sectionHead(part, tone)
  })
}

/** Standard words where none are set; an empty introduction is left out. */
export function sectionHead({ id, heading, introduction }: ShownHomeSection, tone: SectionTone): SectionHead {
  const standard = standardSections[id]
  return {
    id,
    title: heading ?? standard.heading,
    introduction: introduction ?? standard.introduction,
    tone,
  }
}
