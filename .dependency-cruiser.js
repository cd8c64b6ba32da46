/** The import arrows of docs/architecture.md. Each rule says what to do instead. */
const ours = '^(contract|server|web|e2e|bench|faults|dev|deploy|mutate)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'contract is what everybody shares: move what you need into contract, or out of it.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: ours, pathNot: '^contract/' },
    },
    {
      name: 'server-and-web-meet-in-contract',
      comment: 'server never imports web: put the shared shape, rule or sentence into contract.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|bench|faults)/' },
    },
    {
      name: 'web-and-server-meet-in-contract',
      comment: 'web never imports server: call the API through the contract client instead.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|faults|dev)/' },
    },
    {
      name: 'product-does-not-need-the-workbench',
      comment:
        'dev/ runs the product on a developer machine: only tests, e2e, bench and faults may import it.',
      severity: 'error',
      from: { path: '^(server/src|web|contract)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^dev/' },
    },
    {
      name: 'workbench-starts-commands',
      comment: 'dev/ starts the product as its user would: run a command of server/src/main.ts instead.',
      severity: 'error',
      from: { path: '^(dev|deploy)/' },
      to: { path: '^(server|web|contract)/' },
    },
    {
      name: 'journeys-know-the-contract-only',
      comment:
        'e2e and bench drive the product from outside: use the contract, its texts, dev/ and the running product.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web)/', pathNot: '^web/app/admin/texts\\.ts$' },
    },
    {
      name: 'faults-come-from-outside',
      comment:
        'faults break the running product: use the contract, dev/ and the mail and S3 servers of the tests.',
      severity: 'error',
      from: { path: '^faults/' },
      to: {
        path: '^(server|web|e2e|bench)/',
        pathNot: '^server/test/(mail/mailbox|mail/mail-servers|s3)\\.ts$',
      },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'move what two features share into server/src/content or server/src/platform.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/([^/]+)/', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'content-and-platform-know-no-feature',
      comment: 'shared code never learns a feature: pass what it needs as an argument.',
      severity: 'error',
      from: { path: '^server/src/(content|platform|publisher)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(features|wiring|website|commands|(app|jobs|main)\\.ts)' },
    },
    {
      name: 'datasheets-know-plain-data-only',
      comment: 'a datasheet is written on a thread of its own: read the product before, and pass it in.',
      severity: 'error',
      from: { path: '^server/src/datasheets/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/(datasheets|platform)/' },
    },
    {
      name: 'platform-is-the-ground-floor',
      comment:
        'platform adapts one vendor each and knows nothing above it: move this up into content or publisher.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/(content|publisher)/' },
    },
    {
      name: 'tracing-costs-nothing-until-wanted',
      comment:
        'OpenTelemetry takes long to load: import types only, and load traces.ts when it is turned on.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '(\\.test|/traces)\\.ts$' },
      to: {
        path: '(^server/src/.*/traces\\.ts$|^node_modules/@opentelemetry/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'content-does-not-publish',
      comment: 'the publisher follows the change log: write a change notice, and let it be followed.',
      severity: 'error',
      from: { path: '^server/src/content/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/publisher/' },
    },
    {
      name: 'site-and-back-office-are-apart',
      comment:
        'a visitor never downloads the back office: move the shared piece into web/app/ui or web/app/api.',
      severity: 'error',
      from: { path: '^web/app/site/' },
      to: { path: '^web/app/admin/' },
    },
    {
      name: 'back-office-and-site-are-apart',
      comment: 'the back office has its own look: move the shared piece into web/app/ui or web/app/api.',
      severity: 'error',
      from: { path: '^web/app/admin/' },
      to: { path: '^web/app/site/' },
    },
    {
      name: 'ui-and-api-know-no-screen',
      comment: 'ui and api are shared: pass what they need as a property or an argument.',
      severity: 'error',
      from: { path: '^web/app/(ui|api)/' },
      to: { path: '^web/app/(site|admin)/' },
    },
    {
      name: 'features-are-wired-from-above',
      comment:
        'a feature never reaches for the wiring: take what it needs as an argument, and pass it in wiring/.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(wiring|website|commands|(app|features|jobs|main)\\.ts)' },
    },
    {
      name: 'wiring-and-website-are-started-by-commands',
      comment: 'a command starts the product: move what it shares with others into wiring/ or website/.',
      severity: 'error',
      from: { path: '^server/src/(wiring|website)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(commands/|(app|features|jobs|main)\\.ts)' },
    },
    {
      name: 'wiring-knows-no-website',
      comment: 'the website is built on the wiring: pass what wiring needs as an argument.',
      severity: 'error',
      from: { path: '^server/src/wiring/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/website/' },
    },
    {
      name: 'texts-are-words-only',
      comment: 'a text takes its holes as arguments: import no call.',
      severity: 'error',
      from: { path: '^contract/src/texts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/src/calls/' },
    },
    {
      name: 'types-know-no-call',
      comment: 'a shape is used by calls, not the other way round: move the call into contract/src/calls.',
      severity: 'error',
      from: { path: '^contract/src/types/', pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/src/calls/' },
    },
    {
      name: 'parts-are-the-ground-floor',
      comment: 'a part serves every room of the back office: pass what it needs as a property.',
      severity: 'error',
      from: { path: '^web/app/admin/parts/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(parts|api)/' },
    },
    {
      name: 'back-office-api-draws-nothing',
      comment: 'admin/api reads and writes: move what is drawn into a room that uses it.',
      severity: 'error',
      from: { path: '^web/app/admin/api/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(api/|collections\\.ts$)' },
    },
    {
      name: 'forms-know-no-record',
      comment: 'forms serve settings and editors alike: move what only editors need into records/.',
      severity: 'error',
      from: { path: '^web/app/admin/forms/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(forms|parts|api)/' },
    },
    {
      name: 'images-know-no-record',
      comment: 'image fields stand in any form: move what only editors need into records/.',
      severity: 'error',
      from: { path: '^web/app/admin/images/' },
      to: {
        path: '^web/app/admin/',
        pathNot: '^web/app/admin/((images|forms|parts|api)/|collections\\.ts$)',
      },
    },
    {
      name: 'history-knows-no-screen',
      comment: 'records and settings have one history: pass what it needs as a property.',
      severity: 'error',
      from: { path: '^web/app/admin/history/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(history|preview|images|forms|parts|api)/' },
    },
    {
      name: 'records-know-no-screen',
      comment: 'records/ serves every list and editor: a screen passes its columns and fields.',
      severity: 'error',
      from: { path: '^web/app/admin/records/' },
      to: {
        path: '^web/app/admin/',
        pathNot:
          '^web/app/admin/((records|drafts|preview|history|images|forms|parts|api)/|collections\\.ts$)',
      },
    },
    {
      name: 'drafts-and-preview-know-no-screen',
      comment: 'editors, settings and releases share them: pass what they need as a property.',
      severity: 'error',
      from: { path: '^web/app/admin/(drafts|preview)/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(drafts|preview|parts|api)/' },
    },
    {
      name: 'sign-in-knows-no-screen',
      comment: 'signing in comes before the back office: move what both need into parts/ or forms/.',
      severity: 'error',
      from: { path: '^web/app/admin/sign-in/' },
      to: { path: '^web/app/admin/', pathNot: '^web/app/admin/(sign-in|forms|parts|api)/' },
    },
    {
      name: 'shell-knows-no-screen',
      comment:
        'the shell draws whatever route is open; only setting up a second factor and the way back to the setup are part of it.',
      severity: 'error',
      from: { path: '^web/app/admin/shell/' },
      to: {
        path: '^web/app/admin/',
        pathNot:
          '^web/app/admin/((shell|sign-in|account|forms|parts|api)/|(collections|navigation)\\.ts$|settings/sections\\.ts$|setup/back-to-setup\\.tsx$|.+/texts\\.ts$)',
      },
    },
    {
      name: 'site-parts-know-no-page',
      comment: 'a part serves every page: pass what it needs as a property.',
      severity: 'error',
      from: { path: '^web/app/site/parts/' },
      to: { path: '^web/app/site/', pathNot: '^web/app/site/parts/' },
    },
    {
      name: 'site-layout-knows-no-page',
      comment: 'the layout stands around every page: move what both need into site/parts.',
      severity: 'error',
      from: { path: '^web/app/site/layout/' },
      to: { path: '^web/app/site/', pathNot: '^web/app/site/(layout|parts)/' },
    },
    {
      name: 'islands-stand-alone',
      comment: 'an island is hydrated without the router around it: pass what it needs as a property.',
      severity: 'error',
      from: {
        path: '^web/app/site/.+\\.island\\.tsx$|^web/app/site/(client/start|products/open-product-dialog)\\.tsx?$',
      },
      to: { path: 'node_modules/react-router/', reachable: true },
    },
    {
      name: 'pages-know-no-client',
      comment:
        'what runs in the browser finds its elements by their data attributes: a page need not know it.',
      severity: 'error',
      from: { path: '^web/app/site/', pathNot: '^web/app/site/client/' },
      to: { path: '^web/app/site/client/' },
    },
    {
      name: 'no-circles',
      comment: 'two files that need each other are one thought: merge them, or move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
