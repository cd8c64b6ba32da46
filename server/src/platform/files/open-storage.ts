import type { Config } from '../config.ts'
import { folderStorage, type Storage } from './storage.ts'
import { s3Storage } from './storage-s3.ts'

/** Where this installation keeps uploads: in the bucket that it names, else in a folder. */
export function openStorage({ s3, uploadsFolder }: Pick<Config, 's3' | 'uploadsFolder'>): Storage {
  return s3 ? s3Storage(s3) : folderStorage(uploadsFolder)
}
