import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  createClient,
  createLibraryClient,
  createReleaseClient,
  type Role,
  texts,
} from '@busbar/contract'
import type { Browser, Page } from '@playwright/test'
import type { Stack } from '../dev/stack.ts'
import { labelled } from './labelled.ts'

export type Person = Credentials & { name: string }
type Credentials = { email: string; password: string }

/** A user of one journey alone: the stack is shared, and journeys must not end each other's sessions. */
export async function addUser(stack: Stack, role: Role = 'admin', name?: string): Promise<Person> {
  const owner = await signedIn(stack, stack.signIn)
  const mark = crypto.randomUUID().slice(0, 8)
  const person = {
    name: name ?? `Colleague ${mark}`,
    email: `colleague-${mark}@busbar.example`,
    password: 'seven amber switches',
  }
  const { link } = await owner.users.invite({ email: person.email, role, ...proofOf(stack.signIn) })
  await owner.session.register({ ...person, invitation: invitationIn(link) })
  return person
}

/** Proves to a client's call that it is really they. */
export const proofOf = ({ password }: Credentials) => ({ currentPassword: password })

/** A client of somebody's from outside the browser, for what happens elsewhere meanwhile. */
export async function signedIn(stack: Stack, who: Credentials): Promise<Client> {
  return clientOf(stack, await clientToken(stack, who))
}

/** The same for drafts and releases. */
export async function releasesOf(stack: Stack, who: Credentials) {
  return createReleaseClient(optionsOf(stack, await clientToken(stack, who)))
}

/** The same for the library. */
export async function libraryOf(stack: Stack, who: Credentials) {
  return createLibraryClient(optionsOf(stack, await clientToken(stack, who)))
}

/** The link with which somebody becomes the owner of a new installation. */
export async function firstOwnersLink(stack: Stack) {
  // Each copy prints one when it starts, and the newest is the one that works.
  const log = await readFile(stack.apps.at(-1)?.log ?? '', 'utf8')
  return /Become the owner: (\S+)/.exec(log)?.[1] ?? ''
}

/** Fills the form that such a link leads to, and sends it. */
export async function registerAs(page: Page, { name, email, password }: Person) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: texts.auth.register }).click()
}

/** Signs in by the token in local storage, for journeys that are not about the form. */
export async function signInAs(
  page: Page,
  { stack, who, at = '/admin' }: { stack: Stack; who: Credentials; at?: string },
) {
  await labelled('sign-in', async () => {
    const token = await clientToken(stack, who)
    // A small file of the same origin: its storage is the back office's.
    await page.goto('/favicon.svg')
    await page.evaluate((stored) => localStorage.setItem('token', stored), token)
    await page.goto(at)
  })
}

export async function fillSignIn(page: Page, { email, password }: Credentials, at = '/login') {
  await labelled('sign-in', async () => {
    await page.goto(at)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await submitSignIn(page)
  })
}

export async function submitSignIn(page: Page) {
  await page.getByRole('button', { name: texts.auth.signIn, exact: true }).click()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: texts.auth.signOut }).click()
  await page.waitForURL('**/login')
}

/** A device that makes passkeys and always agrees. */
export async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export async function otherBrowser(browser: Browser, stack: Stack) {
  const context = await browser.newContext({ baseURL: stack.url })
  return context.newPage()
}

const invitationIn = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

/** What the owner's clients have signed in with before; a password takes long to check, on purpose. */
const ownersTokens = new WeakMap<Stack, string>()

async function clientToken(stack: Stack, who: Credentials) {
  const isOwner = who.email === stack.signIn.email
  const known = isOwner ? ownersTokens.get(stack) : undefined
  // A journey may have ended all sessions but its own.
  if (known && (await isValid(stack, known))) return known
  const token = await tokenOf(stack, who)
  if (isOwner) ownersTokens.set(stack, token)
  return token
}

async function tokenOf(stack: Stack, { email, password }: Credentials) {
  return (await clientOf(stack, null).session.login({ email, password })).token
}

function isValid(stack: Stack, token: string) {
  return clientOf(stack, token)
    .session.verify()
    .then(
      () => true,
      () => false,
    )
}

function clientOf(stack: Stack, token: string | null): Client {
  return createClient(optionsOf(stack, token))
}

/** At a desk of its own: attempts are counted for each address. */
function optionsOf(stack: Stack, token: string | null) {
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
  return {
    token: () => token,
    fetch: async (path: string | URL | Request, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', address)
      for (let left = 20; ; left -= 1) {
        const response = await fetch(`${stack.appUrls[0]}${path}`, { ...init, headers })
        // On a busy machine the product refuses work before it begins, and asks to try again.
        if (response.status !== 503 || left === 0) return response
        await response.body?.cancel()
        await pause(500)
      }
    },
  }
}
