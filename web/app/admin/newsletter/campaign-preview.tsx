import type { CampaignInput } from '@busbar/contract'
import { Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCampaignPreview } from '../api/campaigns.ts'
import { MailPreview } from '../parts/mail-preview.tsx'
import panel from '../parts/panel.module.css'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

/** The campaign as a mail, following what is typed. */
export function CampaignPreview({ input }: { input: CampaignInput }) {
  const [settled] = useDebouncedValue(input, 400)
  const { data, error } = useCampaignPreview(settled)
  return (
    <section className={panel.padded} aria-labelledby="preview-heading">
      <Title order={2} size="h3" mb="sm" id="preview-heading">
        {texts.preview}
      </Title>
      {data ? (
        <MailPreview html={data.html} title={texts.preview} />
      ) : (
        <Text c="dimmed">{error ? texts.previewFailed : texts.previewHint}</Text>
      )}
    </section>
  )
}
