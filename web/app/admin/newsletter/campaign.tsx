import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { useCampaign } from '../api/campaigns.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import styles from './campaign.module.css'
import { CampaignDraft } from './campaign-draft.tsx'
import { CampaignSent } from './campaign-sent.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

export const meta = () => screenMeta(texts.tab)

/** One campaign: written, looked at and tried out; then sent, with how far that is. */
export default function CampaignScreen() {
  const { id = 'new' } = useParams()
  const campaign = useCampaign(id === 'new' ? undefined : id)
  return (
    <>
      <Anchor component={Link} to="/admin/newsletter?tab=campaigns" className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {texts.back}
      </Anchor>
      {id === 'new' ? (
        <CampaignDraft key="new" />
      ) : campaign.data ? (
        campaign.data.state === 'draft' ? (
          <CampaignDraft key={id} campaign={campaign.data} />
        ) : (
          <CampaignSent campaign={campaign.data} />
        )
      ) : (
        <LoadedPanel query={campaign} texts={texts}>
          {() => null}
        </LoadedPanel>
      )}
    </>
  )
}
