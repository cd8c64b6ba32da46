import { fixedPages, type ReleaseCheck } from '@busbar/contract'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../parts/loaded.tsx'
import panel from '../parts/panel.module.css'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'

const texts = releasesTexts.pages
const shownAtFirst = 10

/** The addresses that visitors will see something new at; each opens its preview. */
export function ChangedPages({ check, onPreview }: ChangedPagesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const first = check.data?.pages[0]
  return (
    <section className={panel.padded} aria-labelledby="pages-heading" aria-busy={check.isFetching}>
      <div className={styles.panelHead}>
        <Title order={2} size="h3" id="pages-heading">
          {texts.heading}
        </Title>
        {first !== undefined && (
          <Text c="dimmed" mr="auto">
            {check.data?.pages.length.toLocaleString('en')}
          </Text>
        )}
        {first !== undefined && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconEye size={16} aria-hidden />}
            onClick={() => onPreview(first)}
          >
            {texts.preview}
          </Button>
        )}
      </div>
      <Loaded query={check} texts={texts}>
        {({ pages }) =>
          pages.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          ) : (
            <>
              <ul className={styles.pages}>
                {pages.slice(0, showsAll ? undefined : shownAtFirst).map((path) => (
                  <li key={path}>
                    <Anchor component="button" type="button" size="sm" onClick={() => onPreview(path)}>
                      {names[path] ?? path}
                    </Anchor>
                  </li>
                ))}
              </ul>
              {!showsAll && pages.length > shownAtFirst && (
                <Button variant="default" size="compact-md" mt="sm" onClick={() => setShowsAll(true)}>
                  {texts.showAll(pages.length)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

const names: Record<string, string> = {
  [fixedPages.home]: texts.home,
  [fixedPages.contact]: texts.contact,
  [fixedPages.privacy]: texts.privacy,
}

type ChangedPagesProps = {
  check: UseQueryResult<ReleaseCheck>
  onPreview: (path: string) => void
}
