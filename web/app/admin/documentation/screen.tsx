import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ScreenTabs } from '../parts/screen/screen-tabs.tsx'
import { ApiReference } from './api-reference.tsx'
import { Manual } from './manual.tsx'
import { documentationTexts } from './texts.ts'

export const meta = () => screenMeta(documentationTexts.heading)

/** The manual for people, and the reference for programs. */
export default function DocumentationScreen() {
  return (
    <>
      <ScreenHead title={documentationTexts.heading} />
      <ScreenTabs
        label={documentationTexts.heading}
        tabs={[
          { value: 'manual', label: documentationTexts.manual, panel: <Manual /> },
          { value: 'api', label: documentationTexts.reference, panel: <ApiReference /> },
        ]}
      />
    </>
  )
}
