/** Words that readers stumble over, each with what to write instead. Add one when a review finds it twice. */
const betterWords: { pattern: RegExp; better: string }[] = [
  { pattern: /\bwhoever\b/gi, better: 'anyone who, the user who, or the thing itself' },
  { pattern: /\btold\b/gi, better: 'gets, sees, is notified; for a callback: called with' },
  { pattern: /\b(?:ask|by|for|from|to) who\b/gi, better: 'the person who, the user who' },
  { pattern: /\bstands? for\b/gi, better: 'represents, means, is a placeholder for' },
  { pattern: /\b(?:said|says?) of\b/gi, better: 'says about' },
  { pattern: /\bof (?:its|their) own accord\b/gi, better: 'automatically' },
  { pattern: /\bput together\b/gi, better: 'built, combined' },
  { pattern: /\b(?:cannot|can['’]t|could not) be asked\b/gi, better: 'cannot be reached, is unavailable' },
  { pattern: /\bleads? out of\b/gi, better: 'escapes; for a path: unsafe' },
  { pattern: /\bin hand\b/gi, better: 'in flight, in progress' },
  { pattern: /\bknown again\b/gi, better: 'recognised, identified' },
  { pattern: /\bfor ever\b/gi, better: 'forever' },
  { pattern: /\bin spite of\b/gi, better: 'despite' },
  { pattern: /\bmend(?:s|ed|ing)?\b(?!:)/gi, better: 'fix' },
]

/** Where a text has such words, as `file:line: “word”, better: …`. */
export function stumblingWords(file: string, text: string): string[] {
  const prose = proseOf(file, text)
  return betterWords.flatMap(({ pattern, better }) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => {
      const line = prose.slice(0, index).split('\n').length
      return `${file}:${line}: “${word}”, better: ${better}`
    }),
  )
}

/** A file with everything blanked that is not written for people, so that lines keep their numbers. */
function proseOf(file: string, text: string): string {
  if (file === 'CHANGELOG.md') return text.split(/^## \[\d/m, 1)[0] ?? ''
  if (file.endsWith('.md')) return text.replace(/^```[\s\S]*?^```/gm, blank)
  if (/texts\.ts$|\/texts\//.test(file)) return text
  const comment = /\.(?:ts|tsx|css)$/.test(file) ? /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g : /(?<=^|\s)#.*/gm
  let prose = ''
  let end = 0
  for (const { 0: words, index } of text.matchAll(comment)) {
    prose += blank(text.slice(end, index)) + words
    end = index + words.length
  }
  return prose
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
