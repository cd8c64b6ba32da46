import { limits } from '@busbar/contract'
import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'

/** Searches while one types. `/` brings the cursor here; Esc empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next.trim())
    onSearch(next)
  }, 250)

  // Changed from elsewhere (back button, "Clear search"): that wins over what stands here.
  if (value !== asked && value !== text.trim()) {
    setAsked(value)
    setText(value)
  }

  const change = (next: string) => {
    setText(next)
    ask(next)
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }

  useHotkeys([['/', () => input.current?.focus()]])

  return (
    <TextInput
      ref={input}
      size="sm"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={limits.text.search}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text ? (
          <CloseButton aria-label="Clear search" onClick={clear} />
        ) : (
          <Kbd size="xs" visibleFrom="sm" aria-hidden>
            /
          </Kbd>
        )
      }
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) clear()
      }}
    />
  )
}

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void }
