import { Button, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useCompanySettings, useSiteSettings } from '../api/company.ts'
import { useMessageSettings } from '../api/messages.ts'
import { HistoryButton } from '../history/history-button.tsx'
import { partsTexts } from '../parts/texts.ts'
import { useSection } from './section-context.ts'
import styles from './section-head.module.css'
import type { Section } from './sections.ts'

/** What a section is called and where its data appears, with the way there and to its history. */
export function SectionHead() {
  const { label, about, shownAt, history } = useSection()
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Title order={2}>{label}</Title>
        <Text c="dimmed" mt={4}>
          {about}
        </Text>
      </div>
      <div className={styles.actions}>
        {shownAt && (
          <Button
            component="a"
            href={shownAt}
            target="_blank"
            variant="subtle"
            color="gray"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {partsTexts.viewOnWebsite}
          </Button>
        )}
        {history && <SectionHistory {...history} title={label} />}
      </div>
    </div>
  )
}

function SectionHistory({ of, fields, title }: NonNullable<Section['history']> & { title: string }) {
  const useItem = items[of]
  const id = useItem().data?._id
  // Nothing was ever saved: it is as it came.
  return id ? <HistoryButton name={of} id={id} fields={fields} title={title} /> : null
}

const items = {
  company: useCompanySettings,
  siteSettings: useSiteSettings,
  messageSettings: useMessageSettings,
}
