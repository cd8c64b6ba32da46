import type { UploadedFile, UploadedVideo } from '../types/images/files.ts'
import type { UploadAnswer, UploadFolder } from '../types/images/uploads.ts'
import type { Call } from './call.ts'
import { clientOf } from './client-of.ts'
import type { uploadCalls } from './definitions/upload-calls.ts'
import { uploadPaths } from './paths/upload-paths.ts'

/** Images and files. */
export function uploadsClient(call: Call) {
  return {
    ...clientOf<typeof uploadCalls>(call, uploadPaths),
    add: (folder: UploadFolder, image: Blob) => {
      const form = new FormData()
      form.append('image', image)
      return call<UploadAnswer>('POST', `/upload?folder=${folder}`, { form })
    },
    addFile: async (file: Blob, name: string) => {
      const form = new FormData()
      form.append('file', file, name)
      return (await call<{ data: UploadedFile }>('POST', '/upload/file', { form })).data
    },
    addVideo: async (video: Blob, name: string) => {
      const form = new FormData()
      form.append('file', video, name)
      return (await call<{ data: UploadedVideo }>('POST', '/upload/video', { form })).data
    },
  }
}
