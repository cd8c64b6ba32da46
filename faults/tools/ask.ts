import { type Agent, type IncomingMessage, request } from 'node:http'

export type Answer = { status: number; text: string }

export type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The visitor's own address: a loopback one, of which there are millions. */
  from?: string
  agent?: Agent
  timeout?: number
}

/** Makes one request. `status` 0 is no answer at all, or one that broke off. */
export function ask(
  url: string,
  { body, from, agent, timeout = 30_000, ...asked }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' })
    const options = { ...asked, agent: agent ?? false, localAddress: from, timeout, family: 4 }
    const sent = request(url, options, (response) => void read(response).then(resolve, none))
    sent.once('timeout', () => sent.destroy())
    sent.once('error', none)
    sent.end(body)
  })
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks = await response.toArray()
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }
}
