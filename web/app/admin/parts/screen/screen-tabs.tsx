import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import styles from './screen-tabs.module.css'

export type ScreenTab = { value: string; label: string; panel: ReactNode }

/** The parts of a screen. Which one is shown lives in the address. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: [ScreenTab, ...ScreenTab[]] }) {
  const [parameters, setParameters] = useSearchParams()
  const [first] = tabs
  const shown = tabs.find(({ value }) => value === parameters.get('tab')) ?? first
  const show = (value: string | null) =>
    setParameters(value && value !== first.value ? { tab: value } : {}, { replace: true })
  return (
    <Tabs
      value={shown.value}
      onChange={show}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab }}
    >
      <Tabs.List aria-label={label} mb="lg">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Panel key={value} value={value}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
