import { afterAll, expect, test } from 'vitest'
import { processorTime } from '../../../../test/measure/processor-time.ts'
import { readAnswer, readBounce, readEnvelope } from './incoming-mail.ts'
import { createMailReader } from './mail-reader.ts'
import { newPartOf, textOfHtml } from './mail-text.ts'

const reader = createMailReader()
afterAll(() => reader.close())

const mail = (body: string, type = 'text/plain') =>
  Buffer.from(
    `From: Grace <Grace@Watt.example>\r\nSubject: Re: A quote\r\nContent-Type: ${type}\r\n\r\n${body}`,
  )

/** So many multiparts, each within the one before. */
const nested = (depth: number) =>
  mail(
    Array.from(
      { length: depth },
      (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level + 1}\r\n\r\n`,
    ).join(''),
    'multipart/mixed; boundary=b0',
  )

test('an answer is what was written above the quotation, be it HTML or not', async () => {
  const html = `<html><head><title>No</title><style>p > a { color: red }</style></head><body><!-- a > b -->
    <p>Two &amp; a half &lt;meters&gt;,&nbsp;please.</p><div>1 < 2</div><script>alert("</p>")</script>
    <div>On Monday, Wattwerk wrote:</div><blockquote>Which?</blockquote></body></html>`
  expect(await readAnswer(mail(html, 'text/html; charset=utf-8'))).toEqual({
    message: 'Two & a half <meters>, please.\n1 < 2',
    attachments: 0,
  })
  expect(newPartOf('Yes.\n\nAm 1.2.2026 um 12:00 schrieb Wattwerk\n<no-reply@firm.example>:\n> Ja?')).toBe(
    'Yes.',
  )
  expect(newPartOf('Yes.\n-----Original Message-----\nFrom: x@y.example')).toBe('Yes.')
  expect(newPartOf('> all\n> quoted')).toBe('')
  expect(textOfHtml('a<b>c</b><style>d')).toBe('ac')
})

test('the sender and the subject are one line each, in small letters and in bounds', async () => {
  const { sender, subject, kind } = await readEnvelope(mail('x'))
  expect([sender, subject, kind]).toEqual(['grace@watt.example', 'Re: A quote', 'answer'])
  const long = await readEnvelope(Buffer.from(`Subject: ${'x'.repeat(100_000)}\r\n\r\n`))
  expect([long.sender, long.subject.length]).toEqual(['', 150])
})

test('a report tells what came back and why, over several lines', async () => {
  const id = '01890000-0000-7000-8000-000000000001'
  const report = (action: string) =>
    Buffer.from(
      `\r\nAction: ${action}\r\nDiagnostic-Code: X-Postfix; unknown\r\n  user\r\nMessage-ID: <${id}@x>\r\n`,
    )
  expect(await readBounce(report('failed'))).toEqual({ ids: [id], reason: 'unknown user' })
  expect(await readBounce(report('delayed'))).toBeNull()
})

test('H1: 300 nested multiparts are refused as unreadable, and the next email is read', async () => {
  await expect(reader.read('answer', nested(300))).rejects.toMatchObject({ reason: 'unreadable' })
  expect(await reader.read('answer', mail('Fine.'))).toEqual({ message: 'Fine.', attachments: 0 })
})

test('H2: however an email is made, it is read in a moment', async () => {
  const bombs: Record<string, (size: number) => Uint8Array> = {
    styles: (size) => mail('<style '.repeat(size / 7), 'text/html'),
    'closed styles': (size) => mail('<style><style>'.repeat(size / 14), 'text/html'),
    tags: (size) => mail('<'.repeat(size), 'text/html'),
    comments: (size) => mail('<!--'.repeat(size / 4), 'text/html'),
    quotes: (size) => mail('>\n'.repeat(size / 2)),
    introductions: (size) => mail('On wrote wrote wrote wrote wrote\n'.repeat(size / 33)),
    blanks: (size) => mail(' '.repeat(size)),
    lines: (size) => mail('\n'.repeat(size)),
  }
  for (const [name, bomb] of Object.entries(bombs)) {
    await readAnswer(bomb(10_000))
    expect(await processorTime(() => readAnswer(bomb(1_000_000)), 1), name).toBeLessThan(5000)
  }
  const report = Buffer.from(`Diagnostic-Code:${' '.repeat(500_000)}\nAction: failed`)
  expect(await processorTime(() => readBounce(report), 1)).toBeLessThan(5000)
})

test('H2: reading blocks nobody, and one that takes too long is given up', async () => {
  const endless = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => { for (;;); })
      parentPort.postMessage('ready')
    `)}`,
  )
  const stuck = createMailReader(300, endless)
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  await expect(stuck.read('answer', mail('x'))).rejects.toMatchObject({ reason: 'slow' })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(5)
  await stuck.close()
})
