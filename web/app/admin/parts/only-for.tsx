import { type Role, texts } from '@busbar/contract'
import { Button, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from './current-user.ts'
import { ScreenHead } from './screen/screen-head.tsx'

/** A screen for some roles. Everybody else sees whom it is for, instead of a form that cannot be saved. */
export function OnlyFor({ roles, title, children }: OnlyForProps) {
  if (roles.includes(useCurrentUser().role)) return children
  const notice = roles.includes('admin') ? texts.admin.forAdministrators : texts.admin.forOwners
  return (
    <>
      <ScreenHead title={title} />
      <Stack align="center" gap="xs" py={64} px="md" ta="center" role="status">
        <IconLock size={40} stroke={1.3} aria-hidden />
        <Text fw={600} mt="xs">
          {notice.title}
        </Text>
        <Text c="dimmed" size="sm" maw={460}>
          {notice.hint}
        </Text>
        <Button component={Link} to="/admin" variant="default" mt="md">
          {texts.admin.toDashboard}
        </Button>
      </Stack>
    </>
  )
}

/** Who may change what is not content. */
export const administrators: Role[] = ['owner', 'admin']

type OnlyForProps = { roles: Role[]; title: string; children: ReactNode }
