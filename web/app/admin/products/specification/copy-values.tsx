import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { readRecord } from '../../api/collection.ts'
import { toastFailed } from '../../parts/toasts.tsx'
import { RecordSelect } from '../../records/editor/record-select.tsx'
import { fillIn } from './fill-in.ts'
import styles from './specification.module.css'
import { specificationTexts } from './texts.ts'
import type { Described, TypedValues } from './typed-value.ts'
import type { Filling } from './use-filling.ts'

const texts = specificationTexts.copy

/** Fills in what is missing from another product of the category. */
export function CopyValues({ productId, category, listed, values, filling, onCopied }: CopyValuesProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    if (!chosen) return
    setBusy(true)
    try {
      const { title, values: theirs } = await readRecord('products', chosen)
      const ids = listed.map(({ _id }) => _id)
      const { values: after, filled } = fillIn(values, theirs, ids)
      if (filled.length === 0) return filling.say(texts.nothing(title))
      filling.put(after, texts.done(filled.length, title))
      onCopied(filled, texts.note(title))
    } catch (error) {
      toastFailed(texts.failed, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="sm" mb="sm" className={styles.panel}>
      <RecordSelect
        collection="products"
        query={category ? { category } : {}}
        leavesOut={productId ? [productId] : []}
        nothingFound={texts.none}
        label={texts.label}
        description={texts.hint}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="default" mr="auto" disabled={!chosen || isBusy} onClick={() => void copy()}>
        {texts.act}
      </Button>
    </Stack>
  )
}

type CopyValuesProps = {
  productId?: string
  category: string | null
  listed: Described[]
  values: TypedValues
  filling: Filling
  onCopied: (ids: string[], note: string) => void
}
