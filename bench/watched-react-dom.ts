import { renderToReadableStream as render } from 'react-dom/server'

type Rendering = Parameters<typeof render>
type RouterTree = { props: { children: { props: { context: { serverHandoffStream?: unknown } } } } }

/** Every tree that was rendered, with the options of its render. */
export const rendered: Rendering[] = []

/** Stands in for react-dom's own and keeps what it is given. */
export function renderToReadableStream(...rendering: Rendering) {
  const [tree] = rendering
  // What a browser's router would get can be read once only, and a public page does not use it.
  const { context } = (tree as RouterTree).props.children.props
  delete context.serverHandoffStream
  rendered.push(rendering)
  return render(...rendering)
}
