import { ApiError, imageRefusals, limits, texts, type UploadFolder, uploadedAddress } from '@busbar/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { api, clientWithProgress } from '../../../api/browser-client.ts'
import { createLimiter } from './limiter.ts'
import { isHeic } from './shrink/is-heic.ts'
import { shrunkImage } from './shrink/shrink-image.ts'

/** What an image field holds: a stored image's reference, a file that was chosen, or nothing. */
export type ImageChoice = string | File | null

/** Where an upload goes, and what is made of the answer. */
export type UploadTarget = {
  folder: UploadFolder
  /** The message for an answer without an image's address. */
  noAddress: string
  /** The message for an answer that cannot be read at all. */
  noAnswer?: string
  /** Finds the image's address in the answer, or throws what is wrong with it. */
  addressIn?: (answer: unknown) => string | undefined
  /** Called in addition to the message at the image, but not for a lost connection: the upload is retried then. */
  onStored?: () => void
  onFailed?: (error: ApiError) => void
}

/** How far a chosen file has come. */
export type UploadState =
  | { step: 'preparing' | 'waiting' }
  | { step: 'sending'; sent: number }
  | { step: 'stored'; address: string }
  | { step: 'failed'; error: ApiError; isInterrupted: boolean }

type Upload = { target: UploadTarget; state: UploadState; prepared?: File; stored: Promise<string> }

const uploads = new WeakMap<File, Upload>()
const inTurn = createLimiter(3)

/** What files show in words, as written before they are stored. */
export const fileAlts = new WeakMap<File, string>()

/**
 * Uploads a chosen file and answers with its address. It is sent once, however often it is asked for; one that failed
 * is tried again.
 */
export function uploadImage(file: File, target: UploadTarget): Promise<string> {
  const known = uploads.get(file)
  if (known && known.state.step !== 'failed') return known.stored
  const upload: Upload = {
    target,
    state: { step: 'preparing' },
    prepared: known?.prepared,
    // Once it is known.
    stored: Promise.resolve().then(() => run(file)),
  }
  uploads.set(file, upload)
  // Awaiting callers get the rejection; the UI shows it anyway.
  upload.stored.catch(() => undefined)
  tell(file)
  return upload.stored
}

/** The reference to save for a choice, uploading it first where needed. A failure shows at `field`. */
export async function storedImage(choice: ImageChoice, target: UploadTarget, field: string) {
  if (!(choice instanceof File)) return choice
  return uploadImage(choice, target).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 401 || isInterruption(error)) throw error
    const { status, code, message, data } = error
    throw new ApiError(status, { code, message, data, errors: { [field]: message } })
  })
}

/** The address of a chosen file, once it has one. */
export function storedAddress(file: File) {
  const state = uploads.get(file)?.state
  return state?.step === 'stored' ? state.address : undefined
}

/** Whether a file itself is the reason why it is not taken, so that trying again is of no use. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [413, 415, 422].includes(error.status)
}

/** How far a choice has come, and what is shown of it meanwhile; nothing for what was stored before. */
export function useUpload(choice: ImageChoice): (UploadState & { prepared?: File }) | undefined {
  const file = choice instanceof File ? choice : undefined
  const subscribe = useCallback(
    (listener: () => void) => (file ? watchUpload(file, listener) : () => {}),
    [file],
  )
  const state = useSyncExternalStore(subscribe, () => file && uploads.get(file)?.state)
  return state && file && { ...state, prepared: uploads.get(file)?.prepared }
}

/** Changes whenever an upload ends well. */
export function useStoredCount() {
  return useSyncExternalStore(listenToAll, () => storedCount)
}

/** Tries a failed upload again. */
export function retryUpload(file: File) {
  const target = uploads.get(file)?.target
  if (target) void uploadImage(file, target).catch(() => undefined)
}

async function run(file: File): Promise<string> {
  const target = uploads.get(file)?.target as UploadTarget
  try {
    const prepared = await prepare(file, target)
    set(file, { step: 'waiting' }, prepared)
    const address = await inTurn(() => sendWithRetry(file, prepared, target))
    set(file, { step: 'stored', address })
    storedCount += 1
    for (const listener of allListeners) listener()
    const alt = fileAlts.get(file)
    if (alt) await api.uploads.describe({ imageUrl: address, alt })
    target.onStored?.()
    return address
  } catch (thrown) {
    const error =
      thrown instanceof ApiError ? thrown : new ApiError(0, { message: target.noAddress }, { cause: thrown })
    const isInterrupted = isInterruption(error)
    set(file, { step: 'failed', error, isInterrupted })
    if (isInterrupted) tryAgainLater(file)
    else if (error.status !== 401) target.onFailed?.(error)
    throw error
  }
}

async function prepare(file: File, { folder }: UploadTarget) {
  const prepared = uploads.get(file)?.prepared ?? (await shrunkImage(file))
  if (isHeic(prepared)) throw new ApiError(415, { code: 'wrong_type', message: texts.images.heic })
  if (prepared.size <= limits.image.maxBytes) return prepared
  throw new ApiError(413, { code: 'too_large', message: imageRefusals(folder).tooLarge })
}

/** A server that is too busy, or being restarted, has time in a moment. */
async function sendWithRetry(file: File, prepared: File, target: UploadTarget) {
  for (const pause of [1000, 3000, 5000]) {
    try {
      return await send(file, prepared, target)
    } catch (error) {
      if (!(error instanceof ApiError) || !isBusy(error)) throw error
      set(file, { step: 'waiting' })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send(file, prepared, target)
}

async function send(file: File, prepared: File, target: UploadTarget) {
  const { folder, noAddress, noAnswer = noAddress, addressIn = uploadedAddress } = target
  set(file, { step: 'sending', sent: 0 })
  const client = clientWithProgress((sent) => set(file, { step: 'sending', sent }))
  const answer = await client.uploads.add(folder, prepared).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_answer')
      throw new ApiError(error.status, { code: error.code, message: noAnswer })
    throw error
  })
  const address = addressIn(answer)
  if (!address) throw new ApiError(200, { message: noAddress })
  return address
}

function set(file: File, state: UploadState, prepared?: File) {
  const upload = uploads.get(file)
  if (!upload) return
  Object.assign(upload, { state, prepared: prepared ?? upload.prepared })
  tell(file)
}

const listeners = new WeakMap<File, Set<() => void>>()
const allListeners = new Set<() => void>()
let storedCount = 0

/** Calls back whenever a file has come further. An upload that nobody watches is not retried automatically. */
export function watchUpload(file: File, listener: () => void) {
  const all = listeners.get(file) ?? new Set()
  listeners.set(file, all.add(listener))
  return () => void all.delete(listener)
}

function listenToAll(listener: () => void) {
  allListeners.add(listener)
  return () => void allListeners.delete(listener)
}

function tell(file: File) {
  for (const listener of listeners.get(file) ?? []) listener()
}

const isBusy = ({ status }: ApiError) => [502, 503, 504].includes(status)

/** Neither the file nor the answer is wrong: the line was cut, or the server stays away. */
const isInterruption = (error: ApiError) => error.code === 'no_response' || isBusy(error)

const retryAfter = 5000
const interrupted = new Set<File>()
let timer: ReturnType<typeof setTimeout> | undefined

/** As soon as the browser says that there is a connection again, and now and then while it believes to have one. */
function tryAgainLater(file: File) {
  interrupted.add(file)
  window.addEventListener('online', tryAgain, { once: true })
  if (timer) return
  timer = setTimeout(() => {
    timer = undefined
    if (navigator.onLine) tryAgain()
  }, retryAfter)
}

/** Only what somebody still sees: the others were removed or given up. */
function tryAgain() {
  const files = [...interrupted].filter((file) => (listeners.get(file)?.size ?? 0) > 0)
  interrupted.clear()
  for (const file of files) retryUpload(file)
}
