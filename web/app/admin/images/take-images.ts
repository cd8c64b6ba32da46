import { imageRefusals, limits } from '@busbar/contract'
import { useEffect, useRef } from 'react'
import { type ImageChoice, isRefusal, type UploadTarget, uploadImage } from '../api/uploads/image-uploads.ts'
import { isHeic } from '../api/uploads/shrink/is-heic.ts'

/** What a file dialog offers. */
export const accepted = limits.image.types.map((type) => `image/${type.toLowerCase()}`)

/** Why a file is not even tried, or null. */
export function problemOf(file: File, { target, wrongType }: Pick<TakesImages, 'target' | 'wrongType'>) {
  return accepted.includes(file.type) || isHeic(file)
    ? null
    : (wrongType ?? imageRefusals(target.folder).wrongType)
}

/**
 * Puts chosen files into a field and uploads them at once. Rejected files are reported with the reason, at once or as
 * soon as it is known, and leave the field as it was; the rest continue.
 */
export function useTakeImages({ value, max, target, wrongType, says, onChange, onReject }: TakesImages) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const refused = useRef<string[]>([])
  const put = (images: ImageChoice[]) => {
    latest.current = images
    onChange(images)
  }
  const refuse = (file: File, reason: string) => {
    refused.current.push(says.refused(file.name, reason))
    onReject(refused.current.join('\n'))
  }
  const begin = (file: File, instead: ImageChoice[]) =>
    uploadImage(file, target).catch((error: unknown) => {
      const place = latest.current.indexOf(file)
      if (!isRefusal(error) || place < 0) return
      put(latest.current.toSpliced(place, 1, ...instead))
      refuse(file, error.message)
    })

  return {
    /** Adds files at the end. */
    add: (files: File[]) => {
      refused.current = []
      const fitting = files.filter((file) => !problemOf(file, { target, wrongType }))
      const taken = fitting.slice(0, max - latest.current.length)
      if (taken.length > 0) put([...latest.current, ...taken])
      for (const file of files) {
        const problem = problemOf(file, { target, wrongType }) ?? says.tooMany
        if (!taken.includes(file)) refuse(file, problem)
      }
      for (const file of taken) void begin(file, [])
    },
    /** Puts a file in the place of another choice. */
    replace: (choice: ImageChoice, file: File) => {
      refused.current = []
      const problem = problemOf(file, { target, wrongType })
      if (problem) return refuse(file, problem)
      put(latest.current.with(latest.current.indexOf(choice), file))
      void begin(file, [choice])
    },
  }
}

type TakesImages = {
  value: ImageChoice[]
  max: number
  target: UploadTarget
  /** The sentence for a file that is no image of ours, where it has one of its own. */
  wrongType?: string
  says: { refused: (file: string, reason: string) => string; tooMany: string }
  onChange: (images: ImageChoice[]) => void
  /** Called with why files were rejected. */
  onReject: (reason: string) => void
}
