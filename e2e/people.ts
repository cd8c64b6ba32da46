import { type Client, createClient } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../dev/stack.ts'

export type Person = { name: string; email: string; password: string }

/** An editor of one journey alone: the stack is shared, and the other journeys sign in as the demo owner. */
export async function addEditor(stack: Stack): Promise<Person> {
  const mark = crypto.randomUUID().slice(0, 8)
  const person = {
    name: `Editor ${mark}`,
    email: `editor-${mark}@busbar.example`,
    password: 'seven amber switches',
  }
  const token = await tokenOf(stack, stack.signIn)
  const owner = clientOf(stack, token)
  const { link } = await owner.users.invite({ email: person.email, role: 'editor' })
  const invitation = new URL(link).searchParams.get('invitation') ?? ''
  await owner.session.register({ ...person, invitation })
  return person
}

/** Signs in by the token in local storage, for journeys that are not about the form. */
export async function signInByToken(page: Page, stack: Stack, person: Person) {
  const token = await tokenOf(stack, person)
  await page.goto('/login')
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
}

async function tokenOf(stack: Stack, { email, password }: { email: string; password: string }) {
  return (await clientOf(stack, null).session.login({ email, password })).token
}

/** A client from outside the browser, at a desk of its own: attempts are counted for each address. */
function clientOf(stack: Stack, token: string | null): Client {
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
  return createClient({
    token: () => token,
    fetch: (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', address)
      return fetch(`${stack.appUrls[0]}${path}`, { ...init, headers })
    },
  })
}
