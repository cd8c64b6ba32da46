// Every block, a line each: its file exports its fields under its own name, and nothing else but types.

export * from './call-to-action.ts'
export * from './facts.ts'
export * from './gallery.ts'
export * from './image.ts'
export * from './image-with-text.ts'
export * from './questions.ts'
export * from './quote.ts'
export * from './table.ts'
export * from './text.ts'
