import { type Admin, texts } from '@busbar/contract'
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from 'react-router'
import { signOut } from '../../api/sign-out.ts'
import { settings } from '../navigation.ts'
import { sectionAddress } from '../settings/sections.ts'

export function UserMenu({ user }: { user: Admin }) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton style={{ borderRadius: '50%' }}>
          <VisuallyHidden>Account of {user.name}</VisuallyHidden>
          <Avatar name={user.name} aria-hidden color="gray.8" variant="filled" size={36} radius="50%" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {user.name}
          </Text>
          <Text size="sm" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={sectionAddress('admin-user')}
          leftSection={<IconSettings size={18} />}
        >
          {settings.label}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
          {texts.auth.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
