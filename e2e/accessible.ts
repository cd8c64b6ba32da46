import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

type Options = Parameters<AxeBuilder['options']>[0]

async function expectNothingWrong(page: Page, part: string, options: Options) {
  // What is still fading in or out has neither of its colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Nothing can run in a frame that is shut in, axe neither: what is in it is looked at by itself.
    .exclude('iframe[sandbox]')
    .options({ ...options, resultTypes: ['violations'], preload: false })
    // Our pages have no frames of others: looking at them in one go is four times as fast.
    .setLegacyMode(true)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}
