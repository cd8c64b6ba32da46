import { imageDescription, uploadStatus } from '../../types/images/uploads.ts'
import { uploadPaths } from '../paths/upload-paths.ts'
import { defineCalls } from './define-calls.ts'

/** What is known of uploaded images, and whether images can be stored. */
export const uploadCalls = defineCalls('uploads', uploadPaths, {
  status: {
    summary: 'Whether images can be stored at the moment',
    access: 'session',
    data: uploadStatus,
  },
  description: {
    summary: 'Read the alternative text of an uploaded image',
    access: 'session',
    query: imageDescription.pick({ imageUrl: true }),
    data: imageDescription,
  },
  describe: {
    summary: 'Write the alternative text of an uploaded image',
    access: 'session',
    body: imageDescription,
    data: imageDescription,
  },
})
