import type { Setup, SetupStep } from '@busbar/contract'
import { sectionAddress } from '../settings/sections.ts'

type Draft = Setup['steps'][number]['draft']

const places: Partial<Record<SetupStep, string>> = {
  name: sectionAddress('general'),
  logo: sectionAddress('general'),
  colours: sectionAddress('look'),
  contact: sectionAddress('general'),
  service: '/admin/services',
  product: '/admin/products',
}

/** Where a step is done that has a screen of its own; its draft, where there is one. */
export function stepPlace(step: SetupStep, draft?: Draft) {
  const place = places[step] ?? ''
  const isOfMany = step === 'service' || step === 'product'
  return isOfMany ? `${place}/${draft?.recordId ?? 'new'}` : place
}
