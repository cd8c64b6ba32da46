import type { ComponentType } from 'react'
import { Hydrated } from '../../ui/hydrated.ts'
import { JsonData } from '../parts/json-data.tsx'

/**
 * A part of a page that comes to life when a visitor turns to it: its HTML stands in the page, and the browser hydrates
 * it alone. Before that, and in the rest of the page, no React runs. An island is the default export of
 * `<name>.island.tsx`; its props are plain data, because they travel in the page as JSON.
 */
export function Island<Props extends object>({ of: Part, ...rest }: IslandProps<Props>) {
  // TypeScript cannot tell that what is left is what the component takes.
  const props = rest as unknown as Props
  return (
    <>
      <div data-island={nameOf(Part)} style={{ display: 'contents' }}>
        <Hydrated value>
          <Part {...props} />
        </Hydrated>
      </div>
      <JsonData value={props} />
    </>
  )
}

type IslandProps<Props> = { of: ComponentType<Props> } & Props

const files = import.meta.glob<ComponentType<never>>('../**/*.island.tsx', {
  eager: true,
  import: 'default',
})

function nameOf(part: unknown) {
  const [file] = Object.entries(files).find(([, component]) => component === part) ?? []
  if (!file) throw new Error('an island is the default export of a file whose name ends in .island.tsx')
  return file
}
