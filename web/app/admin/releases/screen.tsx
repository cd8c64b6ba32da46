import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ScreenTabs } from '../parts/screen/screen-tabs.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { ReleaseList } from './release-list.tsx'
import { releasesTexts } from './texts.ts'

const texts = releasesTexts

export const meta = () => screenMeta(texts.heading)

/** What waits to go live, and what went live this way. */
export default function ReleasesScreen() {
  const { parameters, change } = useAddressParameters()
  const navigate = useNavigate()
  const openForm = () => change({ new: 'true' })
  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={openForm}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ScreenTabs
        label={texts.heading}
        tabs={[
          { value: 'waiting', label: texts.tabs.waiting, panel: <ReleaseList onAdd={openForm} /> },
          { value: 'published', label: texts.tabs.published, panel: <ReleaseList isPublished /> },
        ]}
      />
      <ReleaseDialog
        isOpen={parameters.get('new') === 'true'}
        onClose={() => change({ new: undefined })}
        onSaved={({ _id }) => void navigate(`/admin/releases/${_id}`, { replace: true })}
      />
    </>
  )
}
