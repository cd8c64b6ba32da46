import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { labelled } from './labelled.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The specification fixes the scale; a site setting lifts it. */
const rules = { 'meta-viewport': { enabled: false } }

/** Fails on anything that axe finds wrong with what is shown now, or with a part of it. */
export async function expectAccessible(page: Page, part = 'html') {
  await expectNothingWrong(page, part, { runOnly: tags, rules })
}

/** For a second colour scheme: the first has shown everything but the colours. */
export async function expectContrast(page: Page, part: string) {
  await expectNothingWrong(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

function expectNothingWrong(page: Page, part: string, options: RunOptions) {
  return labelled('axe', () => runAxe(page, part, options))
}

async function runAxe(page: Page, part: string, options: RunOptions) {
  // What is still fading in or out has neither of its colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  })
  // It is half a megabyte: to send it once for each page, and not for each look, halves the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = () =>
    page.evaluate(
      async ([shown, chosen]) => {
        const { violations: found } = await (window as typeof window & { axe: typeof axe }).axe.run(
          shown,
          chosen,
        )
        return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      },
      // Our pages have no frames but previews. Nothing can run in one of those; what is in it is looked at by itself.
      [part, { ...options, resultTypes: ['violations'], preload: false, iframes: false }] satisfies [
        string,
        RunOptions,
      ],
    )
  // What was just shown may still take its colours.
  await expect.poll(violations).toEqual([])
}
