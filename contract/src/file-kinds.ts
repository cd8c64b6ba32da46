// No zod in here: public pages show what kind of file a link leads to, and how large it is.

/** The files that visitors may download: what each kind is called, and the endings of its name. The first one is kept. */
export const fileKinds = {
  pdf: { label: 'PDF', endings: ['pdf'] },
  zip: { label: 'ZIP', endings: ['zip'] },
  dxf: { label: 'DXF', endings: ['dxf'] },
  step: { label: 'STEP', endings: ['step', 'stp'] },
  xlsx: { label: 'XLSX', endings: ['xlsx'] },
} as const

export type FileKind = keyof typeof fileKinds

export const fileKindNames = Object.keys(fileKinds) as FileKind[]

/** What a name says that the file is, if that is one of ours. */
export function kindInName(name: string): FileKind | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return fileKindNames.find((kind) => fileKinds[kind].endings.some((one) => one === ending))
}

/** Where a file is: a name made of its content, and the name under which it is saved. */
export const fileAddress = /^\/files\/[\w-]{32}\/[a-z0-9-]{1,80}\.(?:pdf|zip|dxf|step|xlsx)$/

/** How large a file is, for people: `340 kB`, `1.2 MB`. */
export function fileSize(bytes: number) {
  const isLarge = bytes >= 999_500
  const digits = isLarge && bytes < 9_950_000 ? 1 : 0
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: digits })
  return isLarge ? `${number.format(bytes / 1e6)} MB` : `${number.format(Math.max(1, bytes / 1000))} kB`
}

/** Languages that a file can be in, by their codes. */
export const fileLanguages = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'he', 'hr', 'hu', 'is', 'it'],
  ...[
    'ja',
    'ko',
    'lt',
    'lv',
    'mt',
    'nl',
    'no',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
    'sv',
    'tr',
    'uk',
    'zh',
  ],
] as const

/** What a language is called. */
export function languageName(code: string) {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
