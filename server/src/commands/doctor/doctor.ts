import type { Config } from '../../platform/config.ts'
import { command } from '../command.ts'
import { findings } from './checkup.ts'
import type { Finding } from './finding.ts'

export const doctor = command({
  usage: '',
  help: `Checks everything this installation needs: settings, build, database, storage, mail, page store, disk, clock and
PostgreSQL's programs. Each line says what was found, and the one below it how to fix it.
The exit code is 1 if something failed; notes do not count.`,
  options: {},
  async run({ config }) {
    const settings = whenValid(config)
    if (typeof settings === 'string') {
      show({
        about: 'Settings',
        state: 'failed',
        found: settings,
        mend: 'Change these variables; .env.example explains each.',
      })
      return 1
    }
    show({ about: 'Settings', state: 'ok', found: 'all variables are valid' })
    let failures = 0
    for await (const finding of findings(settings)) {
      show(finding)
      if (finding.state === 'failed') failures++
    }
    console.log(failures ? `\n${failures} of these must be fixed.` : '\nReady.')
    return failures ? 1 : 0
  },
})

const marks = { ok: 'ok    ', warning: 'note  ', failed: 'FAILED' }

function show({ about, state, found, mend }: Finding) {
  console.log(`${marks[state]}  ${about}: ${found}`)
  if (mend) console.log(`        ${mend}`)
}

function whenValid(config: () => Config): Config | string {
  try {
    return config()
  } catch (error) {
    return (error as Error).message
  }
}
