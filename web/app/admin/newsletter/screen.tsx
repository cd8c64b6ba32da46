import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ScreenTabs } from '../parts/screen/screen-tabs.tsx'
import { Campaigns } from './campaigns.tsx'
import { SubscriberActions, Subscribers } from './subscribers.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts

export const meta = () => screenMeta(texts.heading)

/** Who gets the newsletter, and what is sent to them. */
export default function NewsletterScreen() {
  const [parameters] = useSearchParams()
  return (
    <>
      <ScreenHead title={texts.heading}>
        {parameters.get('tab') !== 'campaigns' && <SubscriberActions />}
        <Button
          component={Link}
          to="/admin/newsletter/campaigns/new"
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {texts.campaigns.add}
        </Button>
      </ScreenHead>
      <ScreenTabs
        label={texts.heading}
        tabs={[
          { value: 'subscribers', label: texts.subscribers.tab, panel: <Subscribers /> },
          { value: 'campaigns', label: texts.campaigns.tab, panel: <Campaigns /> },
        ]}
      />
    </>
  )
}
