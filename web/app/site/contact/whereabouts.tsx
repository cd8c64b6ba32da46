import { texts } from '@busbar/contract'
import { useHasScripts } from '../../ui/use-has-scripts.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCompany } from '../layout/use-company.ts'
import { inDegrees, openStreetMap } from './coordinates.ts'
import { SitePlan } from './site-plan.tsx'
import { useMap } from './use-map.ts'
import styles from './whereabouts.module.css'

/** Where the company is: a drawing at first, and a map on request. Until then no third party learns of the visit. */
export function Whereabouts({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { name, address, coordinates } = useCompany()
  const { box, state, show } = useMap({ coordinates, label: name })
  const hasScripts = useHasScripts()
  return (
    <div className={styles.whereabouts} data-state={state}>
      <div className={styles.stage}>
        <SitePlan coordinates={coordinates} />
        <section ref={box} className={styles.map} aria-label={texts.contact.map} />
      </div>
      <div className={styles.plate}>
        <Heading className={styles.heading}>{texts.contact.map}</Heading>
        {address && <p className={styles.address}>{address}</p>}
        <p className={styles.coordinates}>{inDegrees(coordinates)}</p>
        <div className={styles.ways}>
          {state !== 'shown' && (
            <button
              className={styles.show}
              type="button"
              aria-disabled={!hasScripts || state === 'loading'}
              aria-describedby="map-hint"
              onClick={show}
            >
              {texts.contact.showMap}
            </button>
          )}
          <a
            className={styles.link}
            href={openStreetMap(coordinates)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.contact.openMap}
            <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 10L10 2M4 2h6v6" />
            </svg>
            <VisuallyHidden>({texts.site.opensInNewTab})</VisuallyHidden>
          </a>
        </div>
        <p className={styles.hint} id="map-hint" role="status">
          {state === 'failed' ? texts.contact.mapFailed : state !== 'shown' && texts.contact.mapHint}
        </p>
      </div>
    </div>
  )
}
