import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Mantine's folders of what the first screens of the back office have no use for. */
const laterInputs =
  'Checkbox|Combobox|ComboboxPopover|FileButton|List|NativeSelect|NumberInput|Pagination|Pill|PillsInput|Progress|Radio|SegmentedControl|Select|Slider|Switch|Table|Tabs|TagsInput|Textarea'

/**
 * What pages share travels in a few files: they pack tighter than fifty, and are asked for at once. Kept apart: what
 * every page needs, what the site's pages need, the API's client, which a visitor needs only to send something, the
 * back office's first screens, and what its lists and forms need besides.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|preload-helper/,
  },
  {
    name: 'shared',
    test: /contract[\\/]src[\\/](?:texts[\\/]site|limits|addresses)\.ts$|web[\\/]app[\\/](?:ui[\\/][^\\/]+\.tsx?|site[\\/](?:layout|parts|records)[\\/](?:[^\\/]+\.ts|symbols\.tsx)|api[\\/](?:session-token|sign-out|use-signed-in)\.ts)$/,
    minShareCount: 4,
  },
  { name: 'fonts', test: /web[\\/]app[\\/]ui[\\/]fonts\.css$/ },
  {
    name: 'site',
    // Not what the home page has no use for.
    test: /web[\\/]app[\\/]site[\\/](?!(?:home[\\/])?contact|parts[\\/]rich-text).+\.tsx$/,
    minShareCount: 3,
  },
  {
    name: 'client',
    test: /contract[\\/]src[\\/](?:calls[\\/]client|texts[\\/](?:admin|defaults))\.ts$|api[\\/]browser-client\.ts$/,
  },
  {
    name: 'admin',
    test: new RegExp(
      String.raw`node_modules[\\/]@(?:mantine[\\/](?:form|hooks|modals|notifications)|floating-ui|tabler|tanstack)[\\/]` +
        String.raw`|@mantine[\\/]core[\\/](?!esm[\\/]components[\\/](?:${laterInputs})[\\/])` +
        String.raw`|web[\\/]app[\\/]admin[\\/](?:parts[\\/](?!screen-tabs|mail-preview)|shell[\\/]|sign-in[\\/]|(?:api[\\/]live|forms[\\/]unsaved-guard))[^\\/]+$`,
    ),
    minShareCount: 3,
  },
  {
    name: 'records',
    test: new RegExp(
      String.raw`@mantine[\\/]core[\\/]|node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](?:types[\\/]|zod)` +
        String.raw`|web[\\/]app[\\/]admin[\\/](?:forms|images|parts|records(?:[\\/]editor)?)[\\/][^\\/]+$`,
    ),
    minShareCount: 3,
  },
]

/**
 * A drawing whose code comes later is there from the start, and so must be its styles. A page keeps them by importing
 * them; without this the build would drop a style sheet whose class names the page does not use itself.
 */
const keepNamedStyles: Plugin = {
  name: 'keep-named-styles',
  enforce: 'post',
  transform: {
    filter: { id: /site[\\/].+\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

export default defineConfig({
  plugins: [reactRouter(), keepNamedStyles],
  // All of it is looked through at the start; what the back office needs would be found late otherwise, and the
  // first visit to it would meet files that have just been replaced.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // The seam is the server build's input, so that there is one instance of the router and its contexts.
    // It is one file, so what is loaded later in a browser is not here: no need to tell.
    ssr: {
      build: {
        rollupOptions: { input: './app/handle.ts', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
})
