import { texts } from '@busbar/contract'
import { Button, Stack, Text } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'

/** Says what did not work, why, and offers another try. */
export function Failure(props: {
  title: string
  reason?: string
  onRetry: () => void
  isRetrying?: boolean
  /** It stands alone and not within a screen. */
  isPage?: boolean
}) {
  const { title, reason, onRetry, isRetrying, isPage } = props
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" role="alert">
      <IconPlugConnectedX size={40} stroke={1.3} color="var(--mantine-color-error)" aria-hidden />
      <Text component={isPage ? 'h1' : 'p'} m={0} fw={600} mt="xs">
        {title}
      </Text>
      {reason && reason !== title && (
        <Text c="dimmed" size="sm" maw={460}>
          {reason}
        </Text>
      )}
      <Button
        variant="default"
        mt="md"
        leftSection={<IconRefresh size={18} />}
        onClick={onRetry}
        loading={isRetrying}
      >
        {texts.admin.tryAgain}
      </Button>
    </Stack>
  )
}
