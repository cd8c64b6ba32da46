import { bindUnits } from './bind-units.ts'

/** A text as people type it into a box: an empty line begins a new paragraph, line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no name but their place, and never move
    <p key={index} style={{ whiteSpace: 'pre-line' }}>
      {bindUnits(paragraph)}
    </p>
  ))
}

export function paragraphsOf(text: string) {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
