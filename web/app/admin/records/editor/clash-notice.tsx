import { texts } from '@busbar/contract'
import { Alert, Button, Radio, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldName } from '../../history/field-name.ts'
import { printed } from '../../history/printed.ts'
import styles from './clash-notice.module.css'
import type { EditForm } from './edit-form.ts'
import type { Clash } from './use-saving.ts'

type Side = 'mine' | 'theirs'

/** Two people have changed the same fields: both versions side by side, for the user to choose from. */
export function ClashNotice({ editor, fields }: { editor: EditForm; fields: Clash[] }) {
  const [sides, setSides] = useState<Record<string, Side>>({})
  const isDecided = fields.every(({ field }) => sides[field])
  const decide = () =>
    editor.decide(
      Object.fromEntries(fields.map((clash) => [clash.field, clash[sides[clash.field] ?? 'theirs']])),
    )
  return (
    <Alert color="amber" icon={<IconUsers aria-hidden />} title={texts.conflict.title} role="alert">
      <Text size="sm">{texts.conflict.hint}</Text>
      <Stack gap="md" mt="sm">
        {fields.map(({ field, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={fieldName(field, editor.name)}
            value={sides[field] ?? null}
            onChange={(side) => setSides({ ...sides, [field]: side as Side })}
          >
            <div className={styles.sides}>
              <Choice side="mine" label={texts.conflict.mine} value={mine} />
              <Choice side="theirs" label={texts.conflict.theirs} value={theirs} />
            </div>
          </Radio.Group>
        ))}
        <Button disabled={!isDecided} onClick={() => void decide()} className={styles.save}>
          {texts.conflict.save}
        </Button>
      </Stack>
    </Alert>
  )
}

function Choice({ side, label, value }: { side: Side; label: string; value: unknown }) {
  return (
    <Radio.Card value={side} className={styles.choice} aria-label={`${label}: ${printed(value)}`}>
      <Radio.Indicator />
      <span>
        <Text size="xs" c="dimmed" component="span" display="block">
          {label}
        </Text>
        <span className={styles.value}>{printed(value)}</span>
      </span>
    </Radio.Card>
  )
}
