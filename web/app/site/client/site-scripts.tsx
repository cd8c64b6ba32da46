import starter from 'virtual:site-starter'
import { texts } from '@busbar/contract'
import { useContext } from 'react'
import { ScriptMark } from '../../ui/script-mark.ts'
import banner from '../../ui/startup-banner.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { prefetchRules } from './prefetch-rules.ts'

/** What a public page runs from the beginning, and what that shows for a moment: see `start.ts`. */
export function SiteScripts() {
  const mark = useContext(ScriptMark)
  return (
    <>
      <div aria-live="polite" data-startup="">
        <template>
          <p className={banner.banner}>
            <VisuallyHidden>{texts.site.startup.live}</VisuallyHidden>
          </p>
        </template>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without anything put into it */}
      <script nonce={mark} type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {starter.map((address) => (
        <script key={address} type="module" src={address} fetchPriority="low" />
      ))}
    </>
  )
}

const speculationRules = JSON.stringify(prefetchRules)
