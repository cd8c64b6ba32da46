import type { OpenApiDocument } from '@busbar/contract'
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useOpenApi } from '../api/openapi.ts'
import { Loaded } from '../parts/loaded.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import styles from './api-reference.module.css'
import { CallDetails } from './call-details.tsx'
import { callsOf } from './calls.ts'
import { documentationTexts } from './texts.ts'

/** Every call, as the document of the server describes it. */
export function ApiReference() {
  return (
    <Loaded query={useOpenApi()} texts={documentationTexts}>
      {(document) => <Calls document={document} />}
    </Loaded>
  )
}

function Calls({ document }: { document: OpenApiDocument }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = callsOf(document).filter(({ method, path, summary }) =>
    `${method} ${path} ${summary}`.toLowerCase().includes(wanted),
  )
  const areas = Object.entries(Object.groupBy(found, ({ tag }) => tag))
  return (
    <>
      <div className={styles.intro}>
        <p>{documentationTexts.referenceHint}</p>
        <p>{documentationTexts.failures}</p>
      </div>
      <div className={styles.search}>
        <SearchBox label={documentationTexts.search} value={search} onSearch={setSearch} />
        <Text size="sm" c="dimmed" role="status">
          {found.length > 0 ? documentationTexts.calls(found.length) : documentationTexts.none}
        </Text>
      </div>
      {areas.map(([tag, calls = []]) => (
        <section key={tag} className={styles.area} aria-labelledby={`area-${tag}`}>
          <Title order={2} id={`area-${tag}`}>
            {tag}
          </Title>
          <ul className={styles.calls}>
            {calls.map((call) => (
              <li key={`${call.method} ${call.path}`}>
                <CallDetails call={call} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
