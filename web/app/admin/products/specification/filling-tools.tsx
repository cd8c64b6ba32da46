import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconClipboardText, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CopyValues } from './copy-values.tsx'
import { PasteColumn } from './paste-column-panel.tsx'
import { specificationTexts as texts } from './texts.ts'
import type { Described, TypedValues } from './typed-value.ts'
import type { Filling } from './use-filling.ts'

/** Fills in many values at once: from a sibling, or from a spreadsheet. */
export function FillingTools({ productId, category, listed, values, filling, onCopied }: FillingToolsProps) {
  const [open, setOpen] = useState<'copy' | 'paste'>()
  const buttons = useRef<HTMLDivElement>(null)
  /** The cursor goes back to what had opened it. */
  const close = () => {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setOpen(undefined)
  }
  const toggle = (panel: 'copy' | 'paste') => setOpen(open === panel ? undefined : panel)
  return (
    <>
      <Group gap="xs" mb="sm" ref={buttons}>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-expanded={open === 'copy'}
          onClick={() => toggle('copy')}
        >
          {texts.copy.open}
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={16} aria-hidden />}
          aria-expanded={open === 'paste'}
          onClick={() => toggle('paste')}
        >
          {texts.paste.open}
        </Button>
      </Group>
      {open === 'copy' && (
        <CopyValues
          productId={productId}
          category={category}
          listed={listed}
          values={values}
          filling={filling}
          onCopied={(ids, note) => {
            onCopied(ids, note)
            close()
          }}
        />
      )}
      {open === 'paste' && <PasteColumn listed={listed} values={values} filling={filling} onDone={close} />}
      <Group gap="xs" mb={filling.said ? 'sm' : undefined}>
        <Text size="sm" role="status">
          {filling.said}
        </Text>
        {filling.undo && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={filling.undo}
          >
            {texts.undo}
          </Button>
        )}
      </Group>
    </>
  )
}

type FillingToolsProps = {
  productId?: string
  category: string | null
  listed: Described[]
  values: TypedValues
  filling: Filling
  /** Called with what was copied, and the word that stands below it. */
  onCopied: (ids: string[], note: string) => void
}
