/**
 * Every sentence of the specification that a person reads, once, as `texts.<section>.<sentence>`. Sentences with a
 * hole are functions. Two files, because the build sends a browser only the one that it needs.
 */
export * from './admin.ts'
export * from './site.ts'
