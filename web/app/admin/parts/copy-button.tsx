import { texts } from '@busbar/contract'
import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

/** Copies a text. Where the browser forbids that, over plain http for instance, it can still be selected by hand. */
export function CopyButton({
  text,
  label = texts.users.copy,
  ...others
}: ButtonProps & { text: string; label?: string; autoFocus?: boolean }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    setCopied(Boolean(navigator.clipboard))
  }
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={() => void copy().catch(() => undefined)}
      {...others}
    >
      <span aria-live="polite">{isCopied ? texts.users.copied : label}</span>
    </Button>
  )
}
