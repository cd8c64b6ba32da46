import { fileKindNames, texts } from '@busbar/contract'
import { eq, type SQL } from 'drizzle-orm'
import { storedFiles } from '../../content/tables.ts'
import { invalid } from '../../platform/errors.ts'
import type { Transaction } from '../../platform/postgres/db.ts'
import { createDownloadRecords } from './table.ts'

/**
 * Downloads, each with a file that exists. The server determines the file's kind and size, never the caller. `isUsed`
 * tells whether anything refers to the download of the query.
 */
export function createDownloadsStore(isUsed: () => SQL): ReturnType<typeof createDownloadRecords> {
  const records = createDownloadRecords(isUsed)
  return {
    ...records,

    async create(change, input, id) {
      return records.create(change, { ...input, ...(await aboutFile(change.tx, input.fileUrl)) }, id)
    },

    async update(change, id, patch, expected) {
      const about = patch.fileUrl === undefined ? {} : await aboutFile(change.tx, patch.fileUrl)
      return records.update(change, id, { ...patch, ...about }, expected)
    },
  }
}

/** The file is kept from being swept until the change is done. */
async function aboutFile(tx: Transaction, fileUrl: string) {
  const [, , hash = '', name = ''] = fileUrl.split('/')
  const [file] = await tx
    .select({ kind: storedFiles.kind, size: storedFiles.size })
    .from(storedFiles)
    .where(eq(storedFiles.hash, hash))
    .for('key share')
  const kind = fileKindNames.find((one) => one === file?.kind)
  if (!file || !kind || !name.endsWith(`.${kind}`))
    throw invalid({ fileUrl: texts.rules.downloads.fileUnknown })
  return { kind, size: file.size }
}
