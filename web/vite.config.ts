import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Mantine's folders of what the first screens of the back office have no use for. */
const laterInputs =
  'Checkbox|Combobox|ComboboxPopover|FileButton|List|MultiSelect|NativeSelect|NumberInput|Pagination|Pill|PillsInput|Radio|SegmentedControl|Select|Slider|Switch|Table|Tabs|TagsInput|Textarea'

/**
 * Files that are asked for together travel together: they pack tighter than a hundred small ones. What comes first
 * takes what it needs along, so the order goes from what every page needs to what only the back office's lists and
 * forms do.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  {
    name: 'base',
    test: /preload-helper|contract[\\/]src[\\/](?:public-pages|start-limits)\.ts$|web[\\/]app[\\/](?:api[\\/](?:session-token|signed-in)|site[\\/](?:parts[\\/]plain-click|categories[\\/]event-times))\.ts$/,
  },
  {
    name: 'islands',
    test: new RegExp(
      String.raw`contract[\\/]src[\\/](?:texts[\\/]site|addresses|limits)\.ts$` +
        String.raw`|web[\\/]app[\\/](?:ui[\\/](?:text[\\/]bind-units|hydrated|image|visually-hidden)|site[\\/]parts[\\/]symbols)\.tsx?$`,
    ),
    minShareCount: 3,
  },
  // What the site shares with the back office: left to the groups below, it would take their styles to every page.
  {
    name: 'ui',
    test: /contract[\\/]src[\\/](?:file-kinds|page-address|video-address|video-files)\.ts$|web[\\/]app[\\/](?:ui[\\/](?!fonts)(?:text[\\/])?|site[\\/]parts[\\/](?:section[\\/])?)[^\\/]+$/,
    minShareCount: 2,
  },
  { name: 'fonts', test: /web[\\/]app[\\/]ui[\\/]fonts\.css$/ },
  {
    name: 'client',
    test: /contract[\\/]src[\\/](?:calls[\\/]client|texts[\\/](?:admin|defaults))\.ts$|api[\\/]browser-client\.ts$/,
  },
  {
    name: 'admin',
    test: new RegExp(
      String.raw`node_modules[\\/]@(?:mantine[\\/](?:form|hooks|modals|notifications)|floating-ui|tabler|tanstack)[\\/]` +
        String.raw`|@mantine[\\/]core[\\/](?!esm[\\/]components[\\/](?:${laterInputs})[\\/])` +
        String.raw`|web[\\/]app[\\/]admin[\\/](?:parts[\\/](?!screen[\\/]screen-tabs|mail-preview)(?:(?:screen|time)[\\/])?|shell[\\/]|sign-in[\\/]|(?:api[\\/]live|forms[\\/]unsaved-guard)|navigation)[^\\/]+$`,
    ),
    minShareCount: 3,
  },
  {
    name: 'records',
    test: new RegExp(
      String.raw`@mantine[\\/]core[\\/]|node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](?:types[\\/]|zod)` +
        String.raw`|web[\\/]app[\\/]admin[\\/](?:forms|images|parts(?:[\\/](?:screen|time))?|records(?:[\\/](?:bulk|editor))?)[\\/][^\\/]+$`,
    ),
    minShareCount: 3,
  },
]

const starter = '/app/site/client/start.ts'

/**
 * Public pages start with a small script of their own instead of the router. It is a second entry of the client's
 * build; `virtual:site-starter` tells the server's build, which comes after, what became of it.
 */
function siteStarter(): Plugin {
  const virtual = 'virtual:site-starter'
  // From sources: hot reload before anything that it may replace.
  let addresses = ['/@id/virtual:react-router/inject-hmr-runtime', '/app/site/client/development.ts', starter]
  return {
    name: 'site-starter',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: starter, name: 'start' })
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = Object.values(bundle)
      const entry = files.find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(starter)),
      )
      if (!entry) this.error('the starter of public pages was not built')
      addresses = [`/${entry.fileName}`]
    },
    // Components outside islands are rendered by the server alone.
    hotUpdate({ file, server }) {
      const { client } = server.environments
      const isShownByServer =
        /app\/(?:site|ui)\//.test(file) && !client.moduleGraph.getModulesByFile(file)?.size
      if (this.environment.name === 'ssr' && isShownByServer) client.hot.send({ type: 'full-reload' })
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(addresses)}` : undefined),
  }
}

/** What the server's build uses as packages. Of all others it needs a small part, and would read the whole at each start. */
const packages = ['react', 'react-dom', 'react-router']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), siteStarter()],
  // All of it is looked through at the start; what the back office needs would be found late otherwise, and the
  // first visit to it would meet files that have just been replaced.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // The seam is the server build's input, so that there is one instance of the router and its contexts.
    // It is one file, so what is loaded later in a browser is not here: no need to tell.
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: packages } : {},
      build: {
        rollupOptions: { input: './app/handle.ts', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
}))
