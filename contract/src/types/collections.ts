// Every content type, a line each: its file exports its contract under its own name, and nothing else but types.
export * from './categories.ts'
export * from './characteristics.ts'
export * from './clients.ts'
export * from './downloads.ts'
export * from './events.ts'
export * from './news.ts'
export * from './pages.ts'
export * from './partners.ts'
export {
  type Product,
  type ProductInput,
  type PublicProduct,
  products,
  type UsedCharacteristic,
} from './products.ts'
export * from './references.ts'
export * from './services.ts'
export * from './team.ts'
