import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The seam is the server build's input, so that there is one instance of the router and its contexts.
    ssr: { build: { rollupOptions: { input: './app/handle.ts' } } },
  },
})
