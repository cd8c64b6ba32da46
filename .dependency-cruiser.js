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
        'e2e and bench drive the product from outside: use the contract, dev/ and the running product.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'faults-come-from-outside',
      comment:
        'faults break the running product: use the contract, dev/ and the mail and S3 servers of the tests.',
      severity: 'error',
      from: { path: '^faults/' },
      to: { path: '^(server|web|e2e|bench)/', pathNot: '^server/test/(mailbox|mail-servers|s3)\\.ts$' },
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
      to: { path: '^server/src/(features/|features\\.ts|site\\.ts|app\\.ts|main\\.ts|commands/)' },
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
      name: 'no-circles',
      comment: 'two files that need each other are one thought: merge them, or move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
