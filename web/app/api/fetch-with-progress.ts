/**
 * `fetch` for a form with a file in it, telling how much has been sent, from 0 to 1. Only the browser's older way of
 * calling knows that.
 */
export function fetchWithProgress(
  address: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'POST', address)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(answerOf(request))
    request.onerror = request.onabort = () => reject(signal?.reason ?? new TypeError('No answer'))
    signal?.addEventListener('abort', () => request.abort())
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
