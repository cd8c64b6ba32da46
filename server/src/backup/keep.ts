const pattern = /^busbar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip(?:\.age)?$/

/** The file name of a backup says when it was begun, so that sorting by name is sorting by time. */
export function nameOf(at: Date): string {
  return `busbar-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`
}

/**
 * Of these files the backups that may go: all but the newest of each of the last days and weeks that have one. Files
 * with other names are nobody's business.
 */
export function backupsToDelete(files: string[], { days, weeks }: { days: number; weeks: number }): string[] {
  const backups = files
    .filter((file) => pattern.test(file))
    .sort()
    .reverse()
  const kept = new Set([
    ...newestOfEach(backups, dayOf).slice(0, days),
    ...newestOfEach(backups, weekOf).slice(0, weeks),
    // Whatever the numbers say, the last one stays.
    ...backups.slice(0, 1),
  ])
  return backups.filter((file) => !kept.has(file))
}

function newestOfEach(backups: string[], spanOf: (file: string) => string | number): string[] {
  const newest = new Map<string | number, string>()
  for (const file of backups) if (!newest.has(spanOf(file))) newest.set(spanOf(file), file)
  return [...newest.values()]
}

const dayOf = (file: string) => pattern.exec(file)?.[1] ?? ''

/** Weeks begin on Mondays; the epoch was a Thursday. */
function weekOf(file: string): number {
  return Math.floor((Date.parse(dayOf(file)) / 86_400_000 + 3) / 7)
}
