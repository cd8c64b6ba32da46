import { limits } from '@busbar/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, malformed, Refusal, tooLarge, wrongType } from '../errors.ts'
import { sanitizeFileName } from './file-name.ts'
import { StorageAway } from './storage.ts'

/** What a form should hold, how large that may be, and what to say where it is not so. */
type Expected = { field: string; maxBytes: number; missing: string; tooLarge: string }

type Upload = { body: Buffer; name: string }

/** The bytes of the form's one file and what it is called. Nothing is written to disk, and never more is read than it may have. */
export async function readUpload(request: FastifyRequest, expected: Expected): Promise<Upload> {
  if (!request.isMultipart()) throw wrongType()
  try {
    return await Promise.race([readForm(request, expected), endAfterMost(request, expected)])
  } catch (error) {
    // The parser's error for an unreadable form has no status.
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode) throw error
    throw malformed()
  }
}

/** Teaches these routes to take forms with one small file, and to say in the log where it could not be stored. */
export async function acceptForms(app: FastifyInstance) {
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof StorageAway) request.log.error({ err: error.cause }, 'an upload could not be stored')
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: limits.image.maxBytes,
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: 1024,
      headerPairs: 20,
    },
  })
}

/** What a form needs around its file. */
const around = 64 * 1024

async function readForm(request: FastifyRequest, expected: Expected): Promise<Upload> {
  const { field, maxBytes, missing } = expected
  let upload: Upload | undefined
  // To its end: a form with more parts than allowed is refused even when the file came first.
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type !== 'file') continue
    if (part.fieldname !== field) throw invalid({ [field]: missing })
    upload = { body: await part.toBuffer(), name: sanitizeFileName(part.filename) }
    if (part.file.truncated) throw tooLarge(expected.tooLarge)
  }
  if (!upload?.body.length) throw invalid({ [field]: missing })
  return upload
}

/** Counts all bytes, because a form can be endless in other places than its file. */
function endAfterMost({ raw }: FastifyRequest, { maxBytes, tooLarge: says }: Expected): Promise<never> {
  return new Promise((_, reject) => {
    let read = 0
    const most = maxBytes + around
    const refuse = () => reject(tooLarge(says))
    if (Number(raw.headers['content-length']) > most) refuse()
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > most) refuse()
    })
  })
}
