import type { DownloadUses } from '../types/images/files.ts'
import type {
  LibraryImage,
  LibraryImageChange,
  LibraryImageDetails,
  LibraryQuery,
  ReplacedImage,
} from '../types/images/library.ts'
import { type ClientOptions, caller, queryString } from './call.ts'

/** The library of images and files. It stands apart from `createClient` because every visitor loads that. */
export function createLibraryClient(options: ClientOptions) {
  const call = caller(options)
  const path = (file: string, rest = '') => `/library/images/${encodeURIComponent(file)}${rest}`
  return {
    images: (query?: LibraryQuery) =>
      call<{ data: LibraryImage[]; meta: { next: string | null } }>(
        'GET',
        `/library/images${queryString(query)}`,
      ),
    /** One image, with where it is used. */
    image: async (file: string) => (await call<{ data: LibraryImageDetails }>('GET', path(file))).data,
    /** Where a download is used. */
    downloadUses: async (id: string) =>
      (await call<{ data: DownloadUses }>('GET', `/library/downloads/${encodeURIComponent(id)}/uses`)).data,
    describe: async (file: string, body: LibraryImageChange) =>
      (await call<{ data: LibraryImage }>('PUT', path(file), { body })).data,
    /** Puts another uploaded image wherever this one is used now. */
    replace: async (file: string, imageUrl: string) =>
      (await call<{ data: ReplacedImage }>('POST', path(file, '/replace'), { body: { imageUrl } })).data,
    /** Refused while anything uses it, be it an earlier version. */
    remove: async (file: string) => {
      await call<unknown>('DELETE', path(file))
    },
  }
}
