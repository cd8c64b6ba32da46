import { downloadUses } from '../../types/images/files.ts'
import {
  imageFile,
  imageReplacement,
  libraryImage,
  libraryImageChange,
  libraryImageDetails,
  libraryMeta,
  libraryQuery,
  replacedImage,
} from '../../types/images/library.ts'
import { z } from '../../zod.ts'
import { imageReplacementPaths, libraryPaths } from '../paths/library-paths.ts'
import { defineCalls } from './define-calls.ts'

const params = z.object({ file: imageFile })

/** Every uploaded image: where it is used, its alternative text and focal point, and its removal. */
export const libraryCalls = defineCalls('library', libraryPaths, {
  images: {
    summary: 'List uploaded images, the newest first',
    access: 'session',
    query: libraryQuery,
    data: z.array(libraryImage),
    meta: libraryMeta,
  },
  image: {
    summary: 'Read an image and where it is used',
    access: 'session',
    params,
    data: libraryImageDetails,
  },
  downloadUses: {
    summary: 'Read where a download is used',
    access: 'session',
    params: z.object({ id: z.uuid() }),
    data: downloadUses,
  },
  describe: {
    summary: 'Write the alternative text or the focal point of an image',
    access: 'session',
    params,
    body: libraryImageChange,
    data: libraryImage,
  },
  remove: {
    summary: 'Remove an image that nothing uses',
    access: 'session',
    params,
    data: z.object({ file: z.string() }),
  },
})

/** The replacement of an image, which is a release of what it changes. */
export const imageReplacementCalls = defineCalls('library', imageReplacementPaths, {
  replace: {
    summary: 'Put another uploaded image wherever this one is used now',
    access: 'session',
    params,
    body: imageReplacement,
    data: replacedImage,
  },
})
