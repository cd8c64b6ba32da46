import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSiteSettings } from '../../api/company.ts'
import { siteSettingsTexts } from '../website/texts.ts'
import type { drawPin } from './draw-pin.ts'
import styles from './pin-map.module.css'

type Place = { lat: number; lng: number }

/** The map of the contact page with a pin that can be dragged, or put where the map is clicked. */
export function PinMap({ place, onMove }: { place: Place; onMove: (place: Place) => void }) {
  const box = useRef<HTMLElement>(null)
  const pin = useRef<ReturnType<typeof drawPin>>(undefined)
  const [hasFailed, setFailed] = useState(false)
  const tileUrl = useSiteSettings().data?.mapTileUrl
  const firstPlace = useEffectEvent(() => place)
  const tell = useEffectEvent(onMove)

  useEffect(() => {
    if (!tileUrl) return
    let isGone = false
    const draw = async () => {
      const { drawPin } = await import('./draw-pin.ts')
      if (isGone || !box.current) return
      pin.current = drawPin(box.current, {
        tileUrl,
        coordinates: firstPlace(),
        title: siteSettingsTexts.pin,
        onMove: (moved) => tell(moved),
        onFailure: () => setFailed(true),
      })
    }
    draw().catch(() => setFailed(true))
    return () => {
      isGone = true
      pin.current?.remove()
      pin.current = undefined
    }
  }, [tileUrl])

  const { lat, lng } = place
  useEffect(() => pin.current?.moveTo({ lat, lng }), [lat, lng])

  return (
    <div>
      <section ref={box} className={styles.map} aria-label={siteSettingsTexts.map} />
      <Text size="sm" c="dimmed" mt={6} role="status">
        {hasFailed ? siteSettingsTexts.mapFailed : siteSettingsTexts.mapHint}
      </Text>
    </div>
  )
}
