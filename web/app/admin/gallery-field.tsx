import { adminTexts } from '@busbar/contract'
import { ActionIcon, Button, FileButton, Group, Input } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImageChoice } from '../api/stored-image.ts'
import styles from './gallery-field.module.css'
import { accepted, problemOf, usePreview } from './image-field.tsx'
import { Picture } from './picture.tsx'

const words = adminTexts.images

/** Several images in an order; seen at once, uploaded when the form is saved. */
export function GalleryField(props: GalleryFieldProps) {
  const { label, value, max, addressOf, error, onChange } = props

  const add = (files: File[]) => {
    const problem = files.map((file) => problemOf(file, props)).find(Boolean)
    if (problem) return props.onReject(problem)
    onChange([...value, ...files].slice(0, max))
  }
  const move = (index: number, by: 1 | -1) => {
    const choice = value[index] ?? null
    onChange(value.toSpliced(index, 1).toSpliced(index + by, 0, choice))
  }

  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <ul className={styles.images}>
        {value.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an image is its place; the same file may be chosen twice
          <li key={index}>
            <Preview choice={choice} alt={`${label} ${index + 1}`} addressOf={addressOf} />
            <Group gap={2} justify="center" wrap="nowrap" mt={4}>
              <ActionIcon
                size="sm"
                aria-label={words.earlier(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <IconArrowLeft size={16} />
              </ActionIcon>
              <ActionIcon
                size="sm"
                aria-label={words.remove(index + 1)}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
              <ActionIcon
                size="sm"
                aria-label={words.later(index + 1)}
                disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              >
                <IconArrowRight size={16} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      <FileButton accept={accepted.join(',')} multiple onChange={add}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={value.length >= max}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {words.add}
          </Button>
        )}
      </FileButton>
    </Input.Wrapper>
  )
}

function Preview(props: { choice: ImageChoice; alt: string; addressOf: (reference: string) => string }) {
  return <Picture src={usePreview(props.choice, props.addressOf)} alt={props.alt} size="large" />
}

type GalleryFieldProps = {
  label: string
  value: ImageChoice[]
  max: number
  onChange: (choices: ImageChoice[]) => void
  /** Told why a file is not taken. */
  onReject: (reason: string) => void
  addressOf: (reference: string) => string
  tooLarge: string
  wrongType?: string
  error?: ReactNode
}
