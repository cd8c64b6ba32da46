import { type ImageDescription, limits } from '@busbar/contract'
import { TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-client.ts'
import { fileAlts, type ImageChoice, storedAddress } from '../api/uploads/image-uploads.ts'
import { toastError } from '../parts/toasts.tsx'
import { imagesTexts } from './texts.ts'

/**
 * Asks what an image shows. It belongs to the image, not to the record, so it is kept as soon as it is written: at once
 * with an image that is stored, else when it is.
 */
export function AlternativeText({ choice }: { choice: Exclude<ImageChoice, null> }) {
  const { kept, keep } = useKeptAlt(choice)
  const [text, setText] = useState('')
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setText(kept ?? ''), [kept])
  const save = async () => {
    if (kept === undefined || text.trim() === kept) return
    await keep(text.trim()).then(
      () => setSaved(typeof choice === 'string'),
      () => toastError(imagesTexts.altFailed),
    )
  }
  // Saving the form with the keyboard never blurs the field.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => () => void latest.current(), [])
  if (kept === undefined) return null
  return (
    <TextInput
      mt="xs"
      size="sm"
      label={imagesTexts.alt}
      description={isSaved ? imagesTexts.altSaved : imagesTexts.altHint}
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'description']}
      maxLength={limits.image.alt}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        setSaved(false)
      }}
      onBlur={() => void save()}
    />
  )
}

/** Gives what takes an image's place, such as a crop of it, the words of that image. */
export function useCarriedAlt() {
  const client = useQueryClient()
  return (from: Exclude<ImageChoice, null>, to: File) => {
    const known = from instanceof File ? null : client.getQueryData<ImageDescription>(keyOf(from))
    const alt = from instanceof File ? fileAlts.get(from) : known?.alt
    if (alt) fileAlts.set(to, alt)
  }
}

const keyOf = (address: string | null) => ['image-description', address]

/** What is kept, undefined while nobody knows or for an image at another site, and how to keep something else. */
function useKeptAlt(choice: Exclude<ImageChoice, null>) {
  const client = useQueryClient()
  const address = typeof choice === 'string' && choice.startsWith('/uploads/') ? choice : null
  const { data } = useQuery({
    queryKey: keyOf(address),
    queryFn: () => api.uploads.description({ imageUrl: address ?? '' }),
    enabled: address !== null,
    retry: false,
  })
  const describe = async (imageUrl: string, alt: string) => {
    const description = await api.uploads.describe({ imageUrl, alt })
    client.setQueryData(keyOf(imageUrl), description)
    await client.invalidateQueries({ queryKey: ['library'] })
  }
  if (!(choice instanceof File)) return { kept: data?.alt, keep: (alt: string) => describe(choice, alt) }
  return {
    kept: fileAlts.get(choice) ?? '',
    keep: async (alt: string) => {
      fileAlts.set(choice, alt)
      const stored = storedAddress(choice)
      if (stored) await describe(stored, alt)
    },
  }
}
