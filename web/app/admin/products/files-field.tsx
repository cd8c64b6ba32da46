import { limits, type ProductFile, type ProductFileKind, productFileKinds } from '@busbar/contract'
import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useRecordTitles } from '../api/collection.ts'
import { moveItem } from '../forms/move-item.ts'
import { focusPlace, keepFocus } from '../parts/focus.ts'
import { RecordSelect } from '../records/editor/record-select.tsx'
import { useField } from '../records/editor/use-field.ts'
import { OrderArrows } from '../records/order/order-arrows.tsx'
import { recordsTexts } from '../records/texts.ts'
import styles from './files-field.module.css'
import { productsTexts as texts } from './texts.ts'

/** Downloads of the library that belong to a product, each with what it is. */
export function FilesField() {
  const { value, error, change } = useField('files')
  const files = value as ProductFile[]
  const titles = useRecordTitles(
    'downloads',
    files.map(({ download }) => download),
  )
  const titleOf = (id: string) => titles.get(id) ?? '…'
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const title = titleOf(files[from]?.download ?? '')
    if (to < 0 || to >= files.length) return setSaid(recordsTexts.cannotMove(title, to < 0))
    keepFocus()
    change(moveItem(files, from, to))
    setSaid(recordsTexts.moved(title, to + 1, files.length))
  }
  return (
    <div>
      {files.length > 0 && (
        <ol ref={list} className={styles.list} aria-label={texts.files.title}>
          {files.map((file, index) => (
            <li key={file.download}>
              <Text span className={styles.title}>
                {titleOf(file.download)}
              </Text>
              <Select
                size="sm"
                className={styles.kind}
                aria-label={texts.fileKindOf(titleOf(file.download))}
                allowDeselect={false}
                data={productFileKinds.map((kind) => ({ value: kind, label: texts.fileKinds[kind] }))}
                value={file.kind}
                onChange={(kind) => change(files.with(index, { ...file, kind: kind as ProductFileKind }))}
              />
              <Group gap={2} wrap="nowrap">
                <OrderArrows
                  of={titleOf(file.download)}
                  id={file.download}
                  canDrag={false}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                />
                <ActionIcon
                  aria-label={texts.removeFile(titleOf(file.download))}
                  onClick={() => {
                    change(files.toSpliced(index, 1))
                    focusPlace(list.current, index)
                  }}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <RecordSelect
        collection="downloads"
        leavesOut={files.map(({ download }) => download)}
        nothingFound={texts.noFileFound}
        label={texts.addFile}
        description={texts.addFileHint}
        disabled={files.length >= limits.catalogue.files}
        error={error}
        onAdd={(download) => change([...files, { kind: 'manual', download }])}
      />
    </div>
  )
}
