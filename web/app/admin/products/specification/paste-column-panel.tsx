import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDecimalMark } from '../../api/company.ts'
import { fieldsTexts } from '../../forms/texts.ts'
import { type PastedLine, readColumn, withLines } from './paste-column.ts'
import styles from './specification.module.css'
import { specificationTexts } from './texts.ts'
import { type Described, type TypedValues, textOf } from './typed-value.ts'
import type { Filling } from './use-filling.ts'

const texts = specificationTexts.paste

/** Fills in values from a column of a spreadsheet, and says beforehand what becomes of each line. */
export function PasteColumn({ listed, values, filling, onDone }: PasteColumnProps) {
  const [pasted, setPasted] = useState('')
  const mark = useDecimalMark()
  const lines = readColumn(pasted, listed, values, mark)
  const count = lines.filter(({ value }) => value).length
  const wrong = lines.filter(({ problem }) => problem).length
  return (
    <Stack gap="sm" mb="sm" className={styles.panel}>
      <Textarea
        label={texts.label}
        description={texts.hint}
        autosize
        minRows={3}
        maxRows={8}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      {lines.length > 0 && <Preview lines={lines} />}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={count === 0}
          onClick={() => {
            filling.put(withLines(values, lines), texts.done(count))
            onDone()
          }}
        >
          {texts.act(count)}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {fieldsTexts.cancel}
        </Button>
        <Text size="sm" role="status">
          {wrong > 0 && texts.leftOut(wrong)}
        </Text>
      </Group>
    </Stack>
  )
}

function Preview({ lines }: { lines: PastedLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={texts.preview} tabIndex={0}>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.characteristic}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may read the same
            <tr key={index}>
              <td>{line.pasted}</td>
              <td>{line.characteristic?.name}</td>
              <td>
                <Outcome line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Outcome({ line: { characteristic, value, before, problem, skipped } }: { line: PastedLine }) {
  const mark = useDecimalMark()
  if (problem)
    return (
      <Text span size="sm" c="var(--mantine-color-error)">
        {problem}
      </Text>
    )
  if (!characteristic || !value)
    return (
      <Text span size="sm" c="dimmed">
        {skipped}
      </Text>
    )
  return (
    <>
      <b>{textOf(value, characteristic, mark)}</b>
      {before && (
        <Text span size="sm" c="dimmed">
          {' '}
          {texts.instead(before)}
        </Text>
      )}
    </>
  )
}

type PasteColumnProps = {
  listed: Described[]
  values: TypedValues
  filling: Filling
  onDone: () => void
}
