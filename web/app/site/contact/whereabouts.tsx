import { texts } from '@busbar/contract'
import { useId } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useSite } from '../layout/use-company.ts'
import { inDegrees, openStreetMap } from './coordinates.ts'
import { SitePlan } from './site-plan.tsx'
import styles from './whereabouts.module.css'

/** Where the company is: a drawing at first, and a map on request (`client/map.ts`). */
export function Whereabouts({ level: Heading, heading }: { level: 'h2' | 'h3'; heading: string }) {
  const hint = useId()
  const { company, mapTileUrl } = useSite()
  const { name, address, coordinates } = company
  return (
    <div
      className={styles.whereabouts}
      data-state="plan"
      data-map=""
      data-lat={coordinates.lat}
      data-lng={coordinates.lng}
      data-tiles={mapTileUrl}
      data-label={name}
      data-failed={texts.contact.mapFailed}
    >
      <div className={styles.stage}>
        <SitePlan coordinates={coordinates} />
        <section className={styles.map} aria-label={heading} data-map-box="" />
      </div>
      <div className={styles.plate}>
        <Heading className={styles.heading}>{heading}</Heading>
        {address && <p className={styles.address}>{address}</p>}
        <p className={styles.coordinates}>{inDegrees(coordinates)}</p>
        <div className={styles.ways}>
          <button className={styles.show} type="button" aria-disabled="true" aria-describedby={hint}>
            {texts.contact.showMap}
          </button>
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
        <p className={styles.hint} id={hint} role="status">
          {texts.contact.mapHint}
        </p>
      </div>
    </div>
  )
}
