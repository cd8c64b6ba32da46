import { expect, test } from 'vitest'
import { circlesOf } from './rooms.ts'

const imports = (...pairs: [string, string][]) => pairs.map(([file, imported]) => ({ file, imported }))

test('two folders that need each other are named with the imports that make it so', () => {
  const circles = circlesOf(
    imports(
      ['site/blocks/cards.ts', 'site/news/shown.ts'],
      ['site/news/deep/page.ts', 'site/blocks/blocks.ts'],
    ),
  )
  expect(circles).toEqual([
    expect.stringContaining(
      'site/news → site/blocks (1): site/news/deep/page.ts imports site/blocks/blocks.ts',
    ),
  ])
})

test('a circle of three folders is found, and what only leads into it is left out', () => {
  const [circle] = circlesOf(
    imports(['x/a/1', 'x/b/1'], ['x/b/1', 'x/c/1'], ['x/c/2', 'x/a/2'], ['x/d/1', 'x/a/1']),
  )
  expect(circle).toContain('x/c → x/a')
  expect(circle).not.toContain('x/d')
})

test('one direction, a file beside the folders and a folder within are no circle', () => {
  expect(
    circlesOf(
      imports(['x/a/1', 'x/b/1'], ['x/b/1', 'x/shared.ts'], ['x/shared.ts', 'x/a/1'], ['x/a/1', 'x/a/in/1']),
    ),
  ).toEqual([])
})
