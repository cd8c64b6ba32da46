import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Stack } from '../../dev/stack.ts'

/** The address of this page in the mail that was sent to somebody. */
export async function mailedLink(stack: Stack, email: string, page: string) {
  let link: string | undefined
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(stack.mailFolder)).map((name) => readFile(join(stack.mailFolder, name), 'utf8')),
    )
    link = mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => linkIn(mail, page))
      .find(Boolean)
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** A mail writes `=` as `=3D` and breaks long lines with one. */
function linkIn(mail: string, page: string) {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return text.match(/https?:\/\/[^\s"<>]+/g)?.find((link) => new URL(link).pathname === page)
}
