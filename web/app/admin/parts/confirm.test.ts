import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgreeButton } from './confirm.tsx'
import { theme } from './providers/theme.ts'

test('the button that agrees is amber, red where it is dangerous, and orange as a warning @spec-77', () => {
  const colourOf = (tone: 'primary' | 'danger' | 'warning') => {
    const button = createElement(AgreeButton, { label: 'Delete', tone, onAgree: async () => {} })
    const html = renderToStaticMarkup(createElement(MantineProvider, { theme }, button))
    return /--button-bg:var\(--mantine-color-(\w+)-filled\)/.exec(html)?.[1]
  }
  expect([colourOf('primary'), colourOf('danger'), colourOf('warning')]).toEqual(['amber', 'red', 'orange'])
})
