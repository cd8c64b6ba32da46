import { type CollectionName, collections, imageField } from '@busbar/contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { fieldsTexts } from '../forms/texts.ts'
import type { Filter } from './list-filters.tsx'
import { recordsTexts } from './texts.ts'

/** Filters of every list whose records have the fields: active or not, and missing image. */
export function usualFilters(name: CollectionName): Filter[] {
  const { filters, input } = collections[name]
  const usual: Filter[] = []
  if ('isActive' in filters)
    usual.push({
      name: 'isActive',
      label: fieldsTexts.status,
      options: [
        { value: 'true', label: recordsTexts.active },
        { value: 'false', label: recordsTexts.inactive },
      ],
    })
  if (imageField(input))
    usual.push({ name: 'missingImage', label: recordsTexts.missingImage, icon: IconPhotoOff })
  return usual
}
