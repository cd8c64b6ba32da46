import { useParams } from 'react-router'
import { useCampaign } from '../api/campaigns.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { BackLink } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
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
      <BackLink to="/admin/newsletter?tab=campaigns">{texts.back}</BackLink>
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
