import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const schemes = {
  light: { label: 'Light', icon: IconSun },
  dark: { label: 'Dark', icon: IconMoon },
  auto: { label: 'Same as system', icon: IconDeviceDesktop },
} satisfies Record<MantineColorScheme, unknown>

export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = schemes[colorScheme].icon
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon aria-label={`Appearance: ${schemes[colorScheme].label}`}>
          <Current size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(schemes).map(([scheme, { label, icon: SchemeIcon }]) => (
          <Menu.Item
            key={scheme}
            leftSection={<SchemeIcon size={18} />}
            rightSection={scheme === colorScheme ? <IconCheck size={16} aria-label="Chosen" /> : null}
            onClick={() => setColorScheme(scheme as MantineColorScheme)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
