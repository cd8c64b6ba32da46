import { useEffect, useRef, useState } from 'react'
import { useSite } from '../layout/use-company.ts'
import type { Coordinates } from './coordinates.ts'

/** `plan`: not asked for yet. `failed`: it could not be loaded, or its tiles could not. */
type MapState = 'plan' | 'loading' | 'shown' | 'failed'

/** A map that is fetched and drawn into `box` when it is asked for. */
export function useMap({ coordinates, label }: { coordinates: Coordinates; label: string }) {
  const { mapTileUrl: tileUrl } = useSite()
  const box = useRef<HTMLElement>(null)
  const remove = useRef<() => void>(undefined)
  const [state, setState] = useState<MapState>('plan')

  useEffect(() => () => remove.current?.(), [])

  useEffect(() => {
    // The button is gone; whoever used the keyboard goes on in the map.
    if (state === 'shown') box.current?.focus({ preventScroll: true })
  }, [state])

  async function show() {
    if (state === 'loading') return
    setState('loading')
    try {
      const { drawMap } = await import('./draw-map.ts')
      if (!box.current) return
      remove.current?.()
      remove.current = drawMap(box.current, {
        tileUrl,
        coordinates,
        label,
        onFailure: () => setState('failed'),
      })
      setState('shown')
    } catch {
      setState('failed')
    }
  }

  return { box, state, show }
}
