/**
 * Every sentence of the specification that a person reads, once, as `texts.<section>.<sentence>`. Sentences with a
 * hole are functions. Several files, because the build sends a browser only what it needs.
 */
export * from './admin.ts'
export * from './catalogue.ts'
export * from './datasheet.ts'
export * from './quantities.ts'
export * from './releases.ts'
export * from './setup.ts'
export * from './site.ts'
