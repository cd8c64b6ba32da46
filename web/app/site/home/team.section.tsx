import { type Client, texts } from '@busbar/contract'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section/section-data.ts'
import { Lettered } from '../parts/symbols.tsx'
import { MemberCard } from './member-card.tsx'
import { shownMember } from './shown-member.ts'
import styles from './team.module.css'

/** Above this many, portraits are small and stand beside the words. */
const fullCardsUpTo = 12

export const load = (api: Client) =>
  readSection(texts.team.siteFailed, async () => (await api.team.list()).data.map(shownMember))

/** The people who work here. */
export default function Team({ head, data }: SectionProps<typeof load>) {
  return (
    <Section head={head} symbol={<Lettered letter="M" radius={16} />}>
      <SectionBody data={data} failure={texts.team.siteFailed} empty={texts.team.siteEmpty}>
        {(items) => (
          <ul className={styles.grid} data-layout={layoutFor(items.length)}>
            {items.map((member) => (
              <MemberCard key={member._id} member={member} />
            ))}
          </ul>
        )}
      </SectionBody>
    </Section>
  )
}

function layoutFor(count: number) {
  if (count > fullCardsUpTo) return 'flat'
  if (count <= 2) return 'few'
  // As even as the number allows: three or four to a row.
  return [3, 5, 6, 9].includes(count) ? 'three' : 'four'
}
