import {
  type HomePart,
  partKey,
  type SiteSettings,
  type SiteSettingsInput,
  sectionTones,
  siteSettingsInput,
} from '@busbar/contract'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useSaveSiteSettings } from '../../api/company.ts'
import { storedImage } from '../../api/uploads/image-uploads.ts'
import { type EditedBlock, newKey } from '../../blocks/block-parts.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useDropTargets } from '../../parts/drag.ts'
import { keepFocus } from '../../parts/focus.ts'
import { toastDone } from '../../parts/toasts.tsx'
import { storeImages } from '../../records/editor/uploads/store-images.ts'
import type { EditorForm } from '../../records/editor/use-field.ts'
import { OrderArrows } from '../../records/order/order-arrows.tsx'
import { recordsTexts } from '../../records/texts.ts'
import { partNames } from '../section-name.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import { AddBlocksHere, blockImages, HomeBlocksFields, hasRoomForBlocks } from './home-blocks.tsx'
import styles from './home-sections.module.css'
import { SectionFields } from './section-fields.tsx'
import { structureTexts } from './texts.ts'

/** The home page as a list of its sections: moved, renamed and hidden where they stand, with blocks between them. */
export function HomeSections({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:sections',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ homeSections }) => ({ homeSections }),
    save: async (values, revision) => {
      const input = await storeImages(values, (file, field) => storedImage(file, blockImages, field))
      return saveSettings({ input: input as SiteSettingsInput, revision })
    },
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  const parts = form.values.homeSections
  const names = partNames(parts)
  const [said, setSaid] = useState('')
  const goesOnAt = useRef<string>(undefined)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (!goesOnAt.current) return
    list.current?.querySelector<HTMLElement>(goesOnAt.current)?.focus()
    goesOnAt.current = undefined
  })

  const move = (from: number, to: number) => {
    const name = names[from]
    if (!name) return
    if (to < 0 || to >= parts.length) return setSaid(recordsTexts.cannotMove(name, to < 0))
    keepFocus()
    form.reorderListItem('homeSections', { from, to })
    setSaid(recordsTexts.moved(name, to + 1, parts.length))
  }
  const add = (place: number) => {
    const part: HomePart = { id: 'blocks', key: newKey(), blocks: [], isVisible: true }
    // A new part is filled in next.
    goesOnAt.current = `[data-part="${partKey(part)}"] [data-add-block]`
    form.insertListItem('homeSections', part, place)
  }
  const remove = (place: number, part: HomePart) => {
    form.removeListItem('homeSections', place)
    goesOnAt.current = `:scope > li:nth-child(${Math.min(place + 1, parts.length - 1)}) button`
    toastDone(structureTexts.blocks.removed, () => form.insertListItem('homeSections', part, place))
  }
  const change = (place: number, part: HomePart, changed: object) =>
    form.setFieldValue(`homeSections.${place}`, { ...part, ...changed })

  const placeOf = (key: string) => parts.findIndex((part) => partKey(part) === key)
  const dropProps = useDropTargets<{ _id: string }>('section', (id, on) => move(placeOf(id), placeOf(on._id)))
  const tones = tonesOf(parts)
  const hasRoom = hasRoomForBlocks(parts)

  return (
    <SettingsPanel settings={settings}>
      <ol className={styles.page} ref={list} aria-label={structureTexts.sections.list}>
        {parts.map((part, index) => {
          const key = partKey(part)
          const name = names[index] as string
          const path = `homeSections.${index}`
          return (
            <li
              key={key}
              className={styles.section}
              data-part={key}
              data-tone={tones.get(part)}
              {...dropProps({ _id: key })}
            >
              {hasRoom && (
                <AddBlocksHere label={structureTexts.blocks.addAbove(name)} onAdd={() => add(index)} />
              )}
              {part.id === 'blocks' ? (
                <HomeBlocksFields
                  part={{ ...part, blocks: part.blocks as unknown as EditedBlock[] }}
                  name={name}
                  path={path}
                  form={form as unknown as EditorForm['form']}
                  isDirty={settings.isDirty}
                  onChange={(changed) => change(index, part, changed)}
                  onRemove={() => remove(index, part)}
                />
              ) : (
                <SectionFields
                  section={part}
                  error={form.errors[`${path}.heading`]}
                  onChange={(changed) => {
                    change(index, part, changed)
                    form.clearFieldError(`${path}.heading`)
                  }}
                />
              )}
              <div className={styles.order}>
                <OrderArrows
                  of={name}
                  id={key}
                  kind="section"
                  canDrag
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                />
              </div>
              {hasRoom && index === parts.length - 1 && (
                <AddBlocksHere label={structureTexts.blocks.addBelow(name)} onAdd={() => add(index + 1)} />
              )}
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </SettingsPanel>
  )
}

/** The ground that each part has on the page. Blocks are edited on the ground of the back office, as anywhere. */
function tonesOf(parts: HomePart[]) {
  const shown = parts.filter((part) => part.isVisible && !(part.id === 'blocks' && part.blocks.length === 0))
  const tones = sectionTones(shown.map(({ id }) => id))
  const toneOf = (part: HomePart) => {
    const tone = tones[shown.indexOf(part)] ?? 'hidden'
    return part.id === 'blocks' && tone !== 'hidden' ? 'blocks' : tone
  }
  return new Map(parts.map((part) => [part, toneOf(part)]))
}
