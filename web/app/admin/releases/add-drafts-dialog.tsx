import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { fieldsTexts } from '../forms/texts.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Modal } from '../parts/layers.tsx'
import { draftSort, draftTitle } from './draft-names.ts'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useDraftMarks, useDraftWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.contains

type DialogProps = { release: string; isOpen: boolean; onClose: () => void }

/** Chooses among the drafts that stand alone. */
export function AddDraftsDialog({ release, isOpen, onClose }: DialogProps) {
  const marks = useDraftMarks()
  const { addTo } = useDraftWrites()
  const [chosen, setChosen] = useState<string[]>([])
  const alone = (marks.data ?? []).filter((mark) => mark.release.name === null)
  // One that was published or discarded meanwhile is no longer chosen.
  const ids = alone.map(({ _id }) => _id).filter((id) => chosen.includes(id))

  const add = async () => {
    const told = { done: texts.added(ids.length), failed: texts.addFailed }
    if (await withToast(addTo.mutateAsync({ release, ids }), told)) onClose()
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setChosen([])}
      title={texts.add}
      size={520}
    >
      <form
        aria-label={texts.add}
        onSubmit={(event) => {
          event.preventDefault()
          if (!addTo.isPending && ids.length > 0) void add()
        }}
      >
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            {alone.length > 0 ? texts.addHint : texts.addNone}
          </Text>
          {alone.length > 0 && (
            <Checkbox.Group aria-label={texts.add} value={ids} onChange={setChosen}>
              <Stack gap="sm">
                {alone.map((draft) => (
                  <Checkbox
                    key={draft._id}
                    value={draft._id}
                    classNames={{ label: styles.words }}
                    label={draftTitle(draft)}
                    description={[
                      [releasesTexts.kinds[draft.kind], draftSort(draft)].filter(Boolean).join(' '),
                      texts.by(draft.author.name),
                    ].join(' · ')}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {fieldsTexts.cancel}
            </Button>
            {alone.length > 0 && (
              <BusyButton
                type="submit"
                label={texts.addChosen(ids.length)}
                busyLabel={texts.adding}
                isBusy={addTo.isPending}
                disabled={ids.length === 0}
              />
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
