import { Button, type ButtonProps } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { libraryTexts } from './texts.ts'

const ChooseDialog = lazy(() => import('./choose-dialog.tsx'))

type ChooseButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  /** What it is chosen for, where several fields have such a button. */
  label?: string
  onChosen: (imageUrl: string) => void
}

/** Opens the library, to take an image from it that is there already. */
export function ChooseButton({ label, onChosen, ...props }: ChooseButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        {...props}
        leftSection={<IconPhotoSearch size={18} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {libraryTexts.choose.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ChooseDialog
            onChosen={(imageUrl) => {
              setOpen(false)
              onChosen(imageUrl)
            }}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
