import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { codeFiles } from './code-files.ts'

type Arrow = { from: string; to: string; file: string; imported: string }

/** Folders that need each other, in every folder of the product: they cannot be understood one by one. */
export function circlesOf(imports: { file: string; imported: string }[]): string[] {
  const halls = Map.groupBy(imports.flatMap(arrowOf), ({ from }) => dirname(from))
  return [...halls].flatMap(([hall, arrows]) => {
    const inCircle = arrows.filter(({ from, to }) => leadsTo(to, from, arrows))
    return inCircle.length > 0 ? [`${hall}: ${describe(inCircle)}`] : []
  })
}

/** An import leads from one room to the other where the two paths part. What lies in a hall itself is in no room. */
function arrowOf({ file, imported }: { file: string; imported: string }): Arrow[] {
  const [from, to] = [file.split('/'), imported.split('/')]
  const parting = from.findIndex((part, index) => part !== to[index])
  if (parting < 0 || parting >= from.length - 1 || parting >= to.length - 1) return []
  const room = (path: string[]) => path.slice(0, parting + 1).join('/')
  return [{ from: room(from), to: room(to), file, imported }]
}

function leadsTo(start: string, end: string, arrows: Arrow[]) {
  const reached = new Set([start])
  for (const room of reached) for (const { from, to } of arrows) if (from === room) reached.add(to)
  return reached.has(end)
}

/** The rarest arrows first: they are the ones to turn around. */
function describe(arrows: Arrow[]) {
  const pairs = [...Map.groupBy(arrows, ({ from, to }) => `${from} → ${to}`)]
  return pairs
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([pair, all]) => `\n  ${pair} (${all.length}): ${all[0]?.file} imports ${all[0]?.imported}`)
    .join('')
}

/** What the files of the product import from each other. Tests may look into any room. */
function productImports(root: string) {
  return codeFiles()
    .filter((file) => /^(?:contract\/src|server\/src|web\/app)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
        ([, path = '']) => ({ file, imported: normalize(join(dirname(file), path)) }),
      ),
    )
}

if (import.meta.main) {
  const circles = circlesOf(productImports(join(import.meta.dirname, '../..')))
  for (const circle of circles) console.error(`Folders that need each other in ${circle}\n`)
  if (circles.length > 0) {
    console.error('Move what both need into a folder that both may import, or pass it as an argument.')
    process.exitCode = 1
  }
}
