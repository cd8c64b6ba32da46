import { limits, texts } from '@busbar/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, malformed, Refusal, tooLarge, wrongType } from '../../platform/errors.ts'
import { harmlessName } from '../../platform/files/file-name.ts'

/** What to say of a file that is refused. */
export type Sentences = { tooLarge: string; wrongType: string }

type SentImage = { body: Buffer; name: string }

/** The bytes of the form's `image` and what the file is called. Nothing is written to disk, and never more is read than an image may have. */
export async function readImage(request: FastifyRequest, says: Sentences): Promise<SentImage> {
  if (!request.isMultipart()) throw wrongType()
  try {
    return await Promise.race([readForm(request, says), endAfter(mostBytes, request, says)])
  } catch (error) {
    // What the parser says of a form that it cannot make sense of has no status.
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode) throw error
    throw malformed()
  }
}

/** Teaches these routes to take forms with one small file. */
export async function acceptForms(app: FastifyInstance) {
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

/** The image, and what a form needs around it. */
const mostBytes = limits.image.maxBytes + 64 * 1024

async function readForm(request: FastifyRequest, says: Sentences): Promise<SentImage> {
  let image: SentImage | undefined
  // To its end: a form with more parts than allowed is refused even when the image came first.
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname !== 'image') throw invalid({ image: texts.images.missing })
    image = { body: await part.toBuffer(), name: harmlessName(part.filename) }
    if (part.file.truncated) throw tooLarge(says.tooLarge)
  }
  if (!image?.body.length) throw invalid({ image: texts.images.missing })
  return image
}

/** Counts all bytes, because a form can be endless in other places than its file. */
function endAfter(most: number, { raw }: FastifyRequest, says: Sentences): Promise<never> {
  return new Promise((_, reject) => {
    let read = 0
    const refuse = () => reject(tooLarge(says.tooLarge))
    if (Number(raw.headers['content-length']) > most) refuse()
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > most) refuse()
    })
  })
}
