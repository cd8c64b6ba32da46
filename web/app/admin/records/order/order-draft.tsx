import { type Draft, type DraftMark, isEqual, type ScreenName } from '@busbar/contract'
import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ItemOf } from '../../api/collection.ts'
import { discardDraft, publishDraft, saveDraft, useOrderDraft } from '../../api/releases.ts'
import { collectionScreens } from '../../collections.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { draftTexts } from '../../drafts/texts.ts'
import { FormButtons } from '../../forms/form-buttons.tsx'
import { useCurrentUser } from '../../parts/current-user.ts'
import { useDropTargets } from '../../parts/drag.ts'
import { keepFocus } from '../../parts/focus.ts'
import { Modal } from '../../parts/layers.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { toastDone, toastFailed, toastInfo } from '../../parts/toasts.tsx'
import type { RecordTexts } from '../record-texts.ts'
import { recordsTexts } from '../texts.ts'
import { OrderArrows } from './order-arrows.tsx'
import styles from './order-draft.module.css'

/** Puts all records of a content type in another order, which visitors see once that draft is published. */
export function OrderDraft<Name extends ScreenName>(props: OrderDraftProps<Name>) {
  const { name, mark, texts, onClose } = props
  const query = useOrderDraft(name, mark)
  return (
    <Modal
      opened
      onClose={onClose}
      title={draftTexts.orderOf(collectionScreens[name].label.toLowerCase())}
      size={560}
    >
      <Loaded query={query} texts={texts}>
        {({ records, draft }) => <OrderForm {...props} records={records} draft={draft} />}
      </Loaded>
    </Modal>
  )
}

function OrderForm<Name extends ScreenName>({
  name,
  titleOf,
  records,
  draft,
  onClose,
}: OrderFormProps<Name>) {
  const { needsReview } = useCurrentUser()
  const live = records.map(({ _id }) => _id)
  const [ids, setIds] = useState(() => inOrderOf(draft, live))
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const known = new Map(records.map((record) => [record._id, record]))

  const move = (id: string, to: number) => {
    const record = known.get(id)
    if (!record) return
    const title = titleOf(record)
    if (to < 0 || to >= ids.length) return setSaid(recordsTexts.cannotMove(title, to < 0))
    keepFocus()
    setIds(ids.filter((other) => other !== id).toSpliced(to, 0, id))
    setSaid(recordsTexts.moved(title, to + 1, ids.length))
  }
  const dropProps = useDropTargets<{ _id: string }>('record', (id, on) => move(id, ids.indexOf(on._id)))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!draft && isEqual(ids, live)) return toastInfo(draftTexts.orderUnchanged)
    setIsBusy(true)
    try {
      await saveDraft(draft, { collection: name, kind: 'reordered', values: { order: ids } })
      toastDone(draftTexts.saved)
      onClose()
    } catch (error) {
      toastFailed(draftTexts.orderFailed, error)
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} aria-label={draftTexts.reorder}>
      <Stack gap="lg">
        {draft ? (
          <DraftNotice
            draft={draft}
            onDiscard={() => discardDraft(draft).then(onClose)}
            onPublish={needsReview ? undefined : () => publishDraft(draft).then(onClose)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {draftTexts.orderHint}
          </Text>
        )}
        <ol className={styles.records}>
          {ids.map((id, index) => {
            const record = known.get(id)
            if (!record) return null
            return (
              <li key={id} {...dropProps({ _id: id })}>
                <span>{titleOf(record)}</span>
                <OrderArrows
                  of={titleOf(record)}
                  id={id}
                  canDrag
                  onUp={() => move(id, index - 1)}
                  onDown={() => move(id, index + 1)}
                />
              </li>
            )
          })}
        </ol>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <FormButtons
          label={draftTexts.save}
          busyLabel={draftTexts.saving}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

/** In the draft's order; records added since follow, and deleted ones are left out. */
function inOrderOf(draft: Draft | undefined, live: string[]) {
  const drafted = ((draft?.values.order ?? []) as string[]).filter((id) => live.includes(id))
  return [...drafted, ...live.filter((id) => !drafted.includes(id))]
}

type OrderDraftProps<Name extends ScreenName> = {
  name: Name
  texts: RecordTexts
  titleOf: (record: ItemOf<Name>) => string
  /** The draft that there is already. */
  mark?: DraftMark
  onClose: () => void
}

type OrderFormProps<Name extends ScreenName> = OrderDraftProps<Name> & {
  records: ItemOf<Name>[]
  draft?: Draft
}
