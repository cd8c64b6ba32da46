import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, texts } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { signIn } from './tools/admin.ts'
import { starve } from './tools/starve.ts'
import { publishedPages, startViews } from './tools/views.ts'

const mostErrors = 20
const saveEvery = 8000

/** The application and its database get a tenth of a processor while people read and an administrator saves. */
export const starved: Fault = {
  title: 'A tenth of a processor',
  missing: () => (existsSync('/proc/self/stat') ? null : 'it counts processor time as Linux tells it'),
  async run({ isShort, say }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const admin = await signIn(stack)
      const paths = publishedPages(stack.siteFolder)
      const views = startViews(stack.url, { paths, visitors: 4, rest: 20 })
      const starving = starve([...stack.apps, stack.postgres].map(({ pid }) => pid))
      const saves = await keepSaving(admin, (isShort ? 30 : 120) * 1000)
      const { haltedShare, usedShare } = await starving.stop()
      const before = views.seen()
      const over = performance.now()
      const last = await saveOnce(admin, 'at last')
      const isPublished = await waitUntil('all pages', () => unpublished(stack, paths, last).length === 0, {
        seconds: 180,
        every: 500,
      }).then(
        () => true,
        () => false,
      )
      const publishedAfter = (performance.now() - over) / 1000
      await views.stop()
      for (const what of Object.keys(views.failures)) say(what)
      for (const path of unpublished(stack, paths, last)) say(`${path} is not as it was saved last`)
      const errors = stack.apps.flatMap(({ log }) => errorsIn(log))
      for (const error of errors.slice(0, mostErrors)) say(error)
      const broken = paths.filter((path) => isErrorPage(read(stack, path)))
      return {
        figures: {
          views: before,
          failed: views.failed(),
          lost: paths.length - publishedPages(stack.siteFolder).filter((path) => paths.includes(path)).length,
          saved: saves.filter(Boolean).length,
          refusedSaves: saves.filter((isSaved) => !isSaved).length,
          haltedShare,
          usedShare,
          publishedAfter,
          errorPages: broken.length,
          errorLines: errors.length,
        },
        proofs: [
          ['the programs were halted for four fifths of the time', haltedShare > 0.8],
          ['a copy had less than a fifth of a processor', usedShare < 0.2],
          ['pages were looked at meanwhile', before > 100],
          ['somebody saved, or tried to, meanwhile', saves.length >= 3],
        ],
        promises: {
          'every page view was answered': views.failed() === 0,
          'no error page was kept': broken.length === 0,
          'all pages are published afterwards': isPublished,
          [`no more than ${mostErrors} lines of the log are errors`]: errors.length <= mostErrors,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}

/** Saves again and again what every page shows; whether each save was taken. */
async function keepSaving(admin: Client, milliseconds: number): Promise<boolean[]> {
  const saves: boolean[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const name = `save ${saves.length}`
    saves.push(
      await saveOnce(admin, name).then(
        () => true,
        () => false,
      ),
    )
    await pause(Math.max(0, Math.min(saveEvery, end - performance.now())))
  }
  return saves
}

/** Every page shows the company's name. */
async function saveOnce(admin: Client, words: string): Promise<string> {
  const name = `Company ${words}`
  await admin.company.update({ name })
  return name
}

const read = ({ siteFolder }: Stack, path: string) => {
  const file = join(siteFolder, 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const unpublished = (stack: Stack, paths: string[], shown: string) =>
  paths.filter((path) => !read(stack, path).includes(shown))

function isErrorPage(html: string): boolean {
  const { internal, busyPage } = texts.api
  return [internal, busyPage.title, texts.site.somethingWrong].some((words) => html.includes(words))
}

/** The lines of a log that tell of a fault. */
function errorsIn(log: string): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":(?:50|60)\b/.test(line))
}
