import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { ScreenTabs } from '../parts/screen-tabs.tsx'
import { ApiReference } from './api-reference.tsx'
import { Manual } from './manual.tsx'
import { documentationTexts } from './texts.ts'

const words = documentationTexts

export const meta = () => screenMeta(words.heading)

/** The manual for people, and the reference for programs. */
export default function DocumentationScreen() {
  return (
    <>
      <ScreenHead title={words.heading} />
      <ScreenTabs
        label={words.heading}
        tabs={[
          { value: 'manual', label: words.manual, panel: <Manual /> },
          { value: 'api', label: words.reference, panel: <ApiReference /> },
        ]}
      />
    </>
  )
}
