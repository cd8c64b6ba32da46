import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // No page may need a request to the application to navigate, so every route is known from the first page on.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
