import { test } from '@playwright/test'

/** What journeys spend their time on, as `npm run ci-times` adds it up. */
export type Label = 'sign-in' | 'publishing' | 'axe'

/** Does something under a label of the report; outside of a journey, without one. */
export function labelled<Result>(label: Label, act: () => Promise<Result>): Promise<Result> {
  return isInJourney() ? test.step(label, act, { box: true }) : act()
}

function isInJourney() {
  try {
    return Boolean(test.info())
  } catch {
    return false
  }
}
