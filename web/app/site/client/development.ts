/**
 * From sources only. React Router's hot reload has its router ask for fresh data before React shows what has changed; a
 * public page has no router, and nothing to ask for.
 */
Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } })
