import type { BlockProps } from './block-image.ts'
import { Facts } from './facts.tsx'

export default function FactsBlock({ block: { facts } }: BlockProps<'facts'>) {
  return <Facts facts={facts} />
}
