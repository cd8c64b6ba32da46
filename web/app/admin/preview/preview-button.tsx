import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { previewTexts as texts } from './texts.ts'

/** Opens and closes the preview beside a form. Its words are there while there is room for them. */
export function PreviewButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const act = { onClick: onToggle, 'aria-expanded': isOpen }
  const isPhone = useIsPhone()
  if (isPhone || isOpen)
    return (
      <Tooltip label={texts.preview}>
        <ActionIcon size={36} variant={isOpen ? 'light' : 'default'} aria-label={texts.preview} {...act}>
          <IconEye size={19} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconEye size={19} stroke={1.8} aria-hidden />}
      {...act}
    >
      {texts.preview}
    </Button>
  )
}
