import { fileLanguages, languageName } from '@busbar/contract'

/** The languages of files by their names. */
export const languageOptions = fileLanguages
  .map((value) => ({ value: value as string, label: languageName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label))
