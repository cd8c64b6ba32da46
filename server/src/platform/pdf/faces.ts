import { readFileSync } from 'node:fs'
import type { Look } from '@busbar/contract'
import { create, type Font } from 'fontkit'

/** A font of one weight, open for all documents. */
export type Face = {
  name: string
  /** What pdfkit embeds. */
  font: Font
  /** Its letters and signs, by code point. */
  letters: Set<number>
  /** How high a capital letter is, at a size of 1. */
  capHeight: number
}

export type Faces = { regular: Face; semibold: Face; heading: Face }

const headings: Record<Look['fonts'], string> = {
  'archivo-inter': 'archivo-wide',
  serif: 'newsreader',
  humanist: 'figtree',
  geometric: 'outfit',
  technical: 'barlow-condensed',
}

/** The faces of a look. Text is always in Inter: it has the letters and signs that a table needs. */
export function facesOf(fonts: Look['fonts']): Faces {
  return {
    regular: face('inter-regular'),
    semibold: face('inter-semibold'),
    heading: face(headings[fonts]),
  }
}

const faces = new Map<string, Face>()

/** Read and opened once: that takes longer than to write a document. */
function face(name: string): Face {
  const known = faces.get(name)
  if (known) return known
  const opened = create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)))
  if (!('layout' in opened)) throw new Error(`${name}.ttf has more than one font`)
  // A letter keeps the text that it was first made with: a part of an accented letter, embedded first, would have none.
  for (const letter of opened.characterSet) opened.glyphForCodePoint(letter)
  const made = {
    name,
    font: rememberingLayout(opened),
    letters: new Set(opened.characterSet),
    capHeight: opened.capHeight / opened.unitsPerEm,
  }
  faces.set(name, made)
  return made
}

const mostRuns = 20_000

/** Documents of a firm share most of their words, and to place the letters of one is half of the work. */
function rememberingLayout(font: Font): Font {
  const runs = new Map<string, ReturnType<Font['layout']>>()
  const layout = (text: string) => {
    const run = runs.get(text) ?? font.layout(text)
    if (runs.size >= mostRuns) runs.clear()
    runs.set(text, run)
    // pdfkit scales the positions that it gets, in place.
    const positions = run.positions.map((position) => ({ ...position }))
    return {
      glyphs: run.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0)
      },
    }
  }
  return Object.assign(Object.create(font), { layout })
}
