import { texts } from '@busbar/contract'
import { bindUnits } from '../../../ui/text/bind-units.ts'
import { Arrow } from '../../parts/arrow.tsx'
import styles from './lifecycle-notice.module.css'
import type { ShownData } from './read-data.ts'

const words = texts.productData
const notices: Partial<Record<ShownData['lifecycle'], { title: string; hint: string }>> = {
  notForNewProjects: { title: words.notForNewProjects, hint: words.notForNewProjectsHint },
  discontinued: { title: words.discontinued, hint: words.discontinuedHint },
}

/** Whether a product can still be planned with, and what takes its place. Nothing for one that can. */
export function LifecycleNotice({ lifecycle, successor }: Pick<ShownData, 'lifecycle' | 'successor'>) {
  const notice = notices[lifecycle]
  if (!notice) return null
  return (
    <div className={styles.notice} role="note">
      <p>
        <strong className={styles.title}>{notice.title}</strong> {notice.hint}
      </p>
      {successor && (
        <p>
          {words.replacedBy}{' '}
          <a className={styles.successor} href={successor.address} data-leads="">
            {bindUnits(successor.title)}
            <Arrow />
          </a>
        </p>
      )}
    </div>
  )
}
