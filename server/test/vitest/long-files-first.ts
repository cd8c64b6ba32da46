import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, the longest first. Begun last, one of them would keep a single worker busy at the end,
 * and without the results of an earlier run, as in CI, the largest files would come first instead.
 */
const long = [
  'backup/backup',
  'messages/inbox/answers-by-mail',
  'demo/demo-content',
  'newsletter/campaign-kill',
  'src/openapi-people',
  'commands/command-line',
  'exchange/exchange',
  'uploads/variants',
  'uploads/attacks',
  'uploads/image-sweep',
  'dashboard/dashboard',
  'src/openapi-accounts',
  'src/plans',
  'src/timeouts',
  'commands/user',
  'accounts/accounts',
  'publisher/publisher',
  'src/openapi-catalogue',
]

/** Starts with the long files; the others follow as ever. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return found < 0 ? long.length : found
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
