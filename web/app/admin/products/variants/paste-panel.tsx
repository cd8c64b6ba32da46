import { limits } from '@busbar/contract'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { currencyName } from '../../../ui/text/price.ts'
import { useDecimalMark, usePriceStyle } from '../../api/company.ts'
import { fieldsTexts } from '../../forms/texts.ts'
import styles from '../specification/specification.module.css'
import { type Described, isRead } from '../specification/typed-value.ts'
import { type PastedRow, readVariants, type TypedVariant, withRows } from './paste-variants.ts'
import { variantsTexts } from './texts.ts'

const texts = variantsTexts.paste

/** Takes over rows from a spreadsheet, and says beforehand what becomes of each. */
export function PasteVariants({ all, shown, variants, onPaste, onCancel }: PasteVariantsProps) {
  const [pasted, setPasted] = useState('')
  const mark = useDecimalMark()
  const { currency } = usePriceStyle()
  const { rows, unknown } = readVariants(pasted, { all, shown, variants, mark })
  const count = rows.filter(({ variant }) => variant).length
  const { orderCode, name, price } = variantsTexts
  const columns = [orderCode, name, ...shown.map((one) => one.name), price(currencyName(currency))]
  const isTooMany = withRows(variants, rows).length > limits.catalogue.variants
  const notes = [
    unknown.length > 0 && texts.unknownColumns(unknown),
    count < rows.length && texts.leftOut(rows.length - count),
    isTooMany && texts.tooMany(limits.catalogue.variants),
  ]
  return (
    <Stack gap="sm" className={styles.panel}>
      <Textarea
        label={texts.label}
        description={texts.hint(columns)}
        autosize
        minRows={3}
        maxRows={8}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      {rows.length > 0 && <Preview rows={rows} />}
      <Text size="sm" role="status">
        {notes.filter(Boolean).join(' ')}
      </Text>
      <Group gap="xs">
        <Button variant="default" disabled={count === 0 || isTooMany} onClick={() => onPaste(rows, count)}>
          {texts.act(count)}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {fieldsTexts.cancel}
        </Button>
      </Group>
    </Stack>
  )
}

function Preview({ rows }: { rows: PastedRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={texts.preview} tabIndex={0}>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{texts.pasted}</th>
            <th scope="col">{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two may read the same
            <tr key={index}>
              <td>{row.cells.filter(Boolean).join(' · ')}</td>
              <td>
                <Outcome row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A value that was not understood is taken over as well, so that it can be corrected in its cell. */
function Outcome({ row: { problem, variant, isNew } }: { row: PastedRow }) {
  const unread = Object.values(variant?.values ?? {}).filter((value) => !isRead(value))
  const problems = problem ? [problem] : unread.map((value) => (isRead(value) ? '' : value.problem))
  return (
    <>
      {variant && <b>{isNew ? texts.isNew : texts.changes}</b>}{' '}
      <Text span size="sm" c="var(--mantine-color-error)">
        {problems.join(' ')}
      </Text>
    </>
  )
}

type PasteVariantsProps = {
  all: Described[]
  /** Those that the table has a column for. */
  shown: Described[]
  variants: TypedVariant[]
  onPaste: (rows: PastedRow[], count: number) => void
  onCancel: () => void
}
