import { type BrandColor, type Look, nearestPassing } from '@busbar/contract'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconWand } from '@tabler/icons-react'
import { isColor } from './is-color.ts'
import styles from './look.module.css'
import { lookTexts as texts } from './texts.ts'

/** A brand colour, typed or picked. Where it gives too little contrast, the nearest that passes is one press away. */
export function BrandColorField<Values extends { look: Look }>({ form, field, label, hint }: Props<Values>) {
  const { look } = form.values
  const color = look[field]
  const set = (value: string) => form.setFieldValue('look', { ...look, [field]: value } as never)
  const nearest = isColor(look.primary) && isColor(look.accent) ? nearestOf(look, field) : color
  return (
    <div>
      <TextInput
        label={label}
        description={hint}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        leftSectionWidth={48}
        leftSection={
          <input
            type="color"
            className={styles.picker}
            aria-label={texts.pick(label)}
            value={isColor(color) ? color : '#000000'}
            onChange={(event) => set(event.currentTarget.value)}
          />
        }
        {...form.getInputProps(`look.${field}`)}
        onChange={(event) => set(event.currentTarget.value.trim().toLowerCase())}
      />
      {nearest !== color && (
        <Button
          mt={8}
          size="compact-md"
          variant="light"
          leftSection={<span className={styles.dot} style={{ background: nearest }} aria-hidden />}
          rightSection={<IconWand size={16} aria-hidden />}
          onClick={() => {
            set(nearest)
            form.clearFieldError(`look.${field}`)
          }}
        >
          {texts.takeNearest(nearest)}
        </Button>
      )}
    </div>
  )
}

/** The accent is judged on the primary colour that can be saved. */
function nearestOf(look: Look, field: BrandColor) {
  const primary = nearestPassing(look, 'primary')
  return field === 'primary' ? primary : nearestPassing({ ...look, primary }, 'accent')
}

type Props<Values> = {
  form: UseFormReturnType<Values>
  field: BrandColor
  label: string
  hint: string
}
