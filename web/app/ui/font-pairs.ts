import type { Look } from '@busbar/contract'
import archivoWide from './fonts/archivo-wide.woff2?url'
import barlow from './fonts/barlow.woff2?url'
import barlowCondensed from './fonts/barlow-condensed.woff2?url'
import barlowSemibold from './fonts/barlow-semibold.woff2?url'
import dmSans from './fonts/dm-sans.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import inter from './fonts/inter.woff2?url'
import libreFranklin from './fonts/libre-franklin.woff2?url'
import newsreader from './fonts/newsreader.woff2?url'
import outfit from './fonts/outfit.woff2?url'

type FontPair = {
  heading: string
  text: string
  /** How close the letters of the largest heading stand. */
  tracking: string
  /** What a page needs for its first lines; other weights come when they are shown. */
  preloaded: string[]
  /** None for the pair that `fonts.css` has. */
  faces: string
}

const sans = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']
const serifBold = [
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Liberation Serif Bold',
  'LiberationSerif-Bold',
]

/** The fonts to choose from. Each fallback takes as much room as the real face, so that no line moves. */
export const fontPairs: Record<Look['fonts'], FontPair> = {
  'archivo-inter': {
    heading: '"Archivo Wide","Archivo Wide Fallback","Arial",sans-serif',
    text: '"Inter Variable","Inter Fallback","Arial",sans-serif',
    tracking: '-0.028em',
    preloaded: [archivoWide, inter],
    faces: '',
  },
  serif: {
    heading: '"Newsreader","Newsreader Fallback","Georgia",serif',
    text: '"Libre Franklin","Libre Franklin Fallback","Arial",sans-serif',
    tracking: '-0.02em',
    preloaded: [newsreader, libreFranklin],
    faces:
      face('Newsreader', newsreader, '500 700', 'size-adjust:108%') +
      fallback('Newsreader', serifBold, { size: 109.9, ascent: 72.2, descent: 26 }) +
      face('Libre Franklin', libreFranklin, '400 700') +
      fallback('Libre Franklin', sans, { size: 104.3, ascent: 92.6, descent: 23.6 }),
  },
  humanist: {
    heading: '"Figtree","Figtree Heading Fallback","Arial",sans-serif',
    text: '"Figtree","Figtree Fallback","Arial",sans-serif',
    tracking: '-0.03em',
    preloaded: [figtree],
    faces:
      face('Figtree', figtree, '400 700') +
      fallback('Figtree', sans, { size: 100.5, ascent: 94.6, descent: 24.9 }) +
      fallback('Figtree Heading', sansBold, { size: 95.2, ascent: 99.8, descent: 26.3 }),
  },
  geometric: {
    heading: '"Outfit","Outfit Fallback","Arial",sans-serif',
    text: '"DM Sans","DM Sans Fallback","Arial",sans-serif',
    tracking: '-0.022em',
    preloaded: [outfit, dmSans],
    faces:
      face('Outfit', outfit, '500 700') +
      fallback('Outfit', sansBold, { size: 93.9, ascent: 106.5, descent: 27.7 }) +
      face('DM Sans', dmSans, '400 700') +
      fallback('DM Sans', sans, { size: 104.5, ascent: 94.9, descent: 29.7 }),
  },
  technical: {
    heading: '"Barlow Condensed","Barlow Condensed Fallback","Arial Narrow",sans-serif',
    text: '"Barlow","Barlow Fallback","Arial",sans-serif',
    tracking: '-0.008em',
    preloaded: [barlowCondensed, barlow],
    faces:
      face('Barlow Condensed', barlowCondensed, '500 700', 'size-adjust:115%') +
      fallback('Barlow Condensed', sansBold, { size: 85.8, ascent: 134.1, descent: 26.8 }) +
      face('Barlow', barlow, '400 500') +
      face('Barlow', barlowSemibold, '501 700') +
      fallback('Barlow', sans, { size: 97, ascent: 103.1, descent: 20.6 }),
  },
}

function face(family: string, file: string, weights: string, more = '') {
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url("${file}") format("woff2");${more}}`
}

type Room = { size: number; ascent: number; descent: number }

function fallback(family: string, fonts: string[], { size, ascent, descent }: Room) {
  const src = fonts.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:"${family} Fallback";src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}
