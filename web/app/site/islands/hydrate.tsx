import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Hydrated } from '../../ui/hydrated.ts'

export type Hydrate = typeof hydrateIsland

/** Brings an island to life with the props that stand beside it. Fetched when the first one needs it. */
export function hydrateIsland(root: HTMLElement, Part: ComponentType) {
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '{}')
  return new Promise<void>((resolve) => {
    const onLive = () => {
      root.dataset.live = ''
      resolve()
    }
    hydrateRoot(
      root,
      <StrictMode>
        <Live onLive={onLive}>
          <Hydrated value>
            <Part {...props} />
          </Hydrated>
        </Live>
      </StrictMode>,
    )
  })
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}
