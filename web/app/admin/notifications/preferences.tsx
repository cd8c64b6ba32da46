import { type NoticePreferences, noticeKindsOf } from '@busbar/contract'
import { Stack, Switch, Text, Title } from '@mantine/core'
import { useSaveBell } from '../api/notifications.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { toastFailed } from '../parts/toasts.tsx'
import styles from './preferences.module.css'
import { notificationsTexts } from './texts.ts'

const preferencesTexts = notificationsTexts.preferences

/** What the bell tells this user. Saved with each switch: there is nothing to forget. */
export function Preferences({ bell }: NoticePreferences) {
  const { role } = useCurrentUser()
  const save = useSaveBell()
  return (
    <section className={styles.panel} id="preferences" aria-labelledby="preferences-heading">
      <Title order={2} id="preferences-heading">
        {preferencesTexts.heading}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {preferencesTexts.hint}
      </Text>
      <Stack gap="sm">
        {noticeKindsOf(role).map((kind) => (
          <Switch
            key={kind}
            label={preferencesTexts.kinds[kind]}
            checked={bell[kind]}
            onChange={({ currentTarget: { checked: isOn } }) =>
              save.mutate(
                { kind, isOn },
                { onError: (error) => toastFailed(preferencesTexts.saveFailed, error) },
              )
            }
          />
        ))}
      </Stack>
    </section>
  )
}
