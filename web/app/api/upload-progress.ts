import { useSyncExternalStore } from 'react'

let sent: number | undefined
const listeners = new Set<() => void>()

/** How much of an image has been sent, from 0 to 1; nothing while none is on its way. */
export function useUploadProgress() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sent,
  )
}

/** `fetch` for a form with a file in it. Only the browser's older way of calling tells how much has been sent. */
export function fetchAndMeasure(address: string, { method, headers, body, signal }: RequestInit) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'POST', address)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / total)
    request.onload = () => resolve(answerOf(request))
    request.onerror = request.onabort = () => reject(signal?.reason ?? new TypeError('No answer'))
    request.onloadend = () => tell(undefined)
    signal?.addEventListener('abort', () => request.abort())
    tell(0)
    request.send(body as FormData)
  })
}

function answerOf(request: XMLHttpRequest) {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const { status, statusText, response } = request
  return new Response(response, { status, statusText, headers })
}

function tell(part: number | undefined) {
  sent = part
  for (const listener of listeners) listener()
}
