import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ImageChoice } from '../api/uploads/image-uploads.ts'
import type { Shape } from './image-shapes.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

/** Opens the crop of an image. A moving one has none: it would stand still afterwards. */
export function CropButton({ choice, address, shape, onCropped, children }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const source = { address, ...nameAndType(choice) }
  if (source.type === 'image/gif') return null
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <CropDialog source={source} shape={shape} onCropped={onCropped} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function nameAndType(choice: Exclude<ImageChoice, null>) {
  if (choice instanceof File) return { name: choice.name, type: choice.type }
  const name = choice.split('/').at(-1) ?? choice
  const ending = name.split('.').at(-1) ?? ''
  return { name, type: `image/${ending === 'jpg' ? 'jpeg' : ending}` }
}

type CropButtonProps = {
  choice: Exclude<ImageChoice, null>
  /** Where the image is shown from. */
  address: string
  shape: Shape
  onCropped: (file: File) => void
  children: (open: () => void) => ReactNode
}
