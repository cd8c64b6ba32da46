import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // All of it is looked through at the start; what the back office needs would be found late otherwise, and the
  // first visit to it would meet files that have just been replaced.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The seam is the server build's input, so that there is one instance of the router and its contexts.
    ssr: { build: { rollupOptions: { input: './app/handle.ts' } } },
  },
})
