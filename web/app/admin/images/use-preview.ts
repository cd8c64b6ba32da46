import { imageAddress, type UploadFolder } from '@busbar/contract'
import { useEffect, useState } from 'react'
import { type ImageChoice, useUpload } from '../api/uploads/image-uploads.ts'

/** The address that shows a choice, and how far its upload is. A file's own address lives as long as it is shown. */
export function usePreview(choice: ImageChoice, folder: UploadFolder) {
  const upload = useUpload(choice)
  const [local, setLocal] = useState<string>()
  // The shrunk image, because a camera's photo takes long to draw.
  const file = upload?.prepared
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setLocal(address)
    return () => {
      URL.revokeObjectURL(address)
      setLocal(undefined)
    }
  }, [file])
  const stored = typeof choice === 'string' && choice ? imageAddress(folder, choice) : null
  return { address: choice instanceof File ? (local ?? null) : stored, upload }
}
