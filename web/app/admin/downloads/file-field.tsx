import {
  ApiError,
  type Download,
  fileKinds,
  fileSize,
  kindInName,
  limits,
  texts as shared,
} from '@busbar/contract'
import { Anchor, Badge, Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { clientWithProgress } from '../../api/browser-client.ts'
import { DropZone } from '../images/drop-zone.tsx'
import styles from '../images/image-field.module.css'
import { useField } from '../records/editor/use-field.ts'
import { downloadsTexts as texts } from './texts.ts'

const accepted = Object.values(fileKinds)
  .flatMap(({ endings }) => endings)
  .map((ending) => `.${ending}`)
  .join(',')

/** The file of a download: chosen or dropped, and uploaded at once. Another one takes its place when it is saved. */
export function FileField({ record }: { record?: Download }) {
  const { value, error: broken, change } = useField('fileUrl')
  const title = useField('title')
  const id = useId()
  const [sending, setSending] = useState<{ name: string; sent: number }>()
  const [size, setSize] = useState(record?.size)
  const [isNew, setNew] = useState(false)
  // Not an error of the form: what is in it stays good when another file is refused.
  const [refusal, setRefusal] = useState<string>()
  const error = refusal ?? broken
  const take = async (file: File | null | undefined) => {
    if (!file || sending) return
    const problem = problemOf(file)
    setRefusal(problem)
    if (problem) return
    setSending({ name: file.name, sent: 0 })
    try {
      const { uploads } = clientWithProgress((sent) => setSending({ name: file.name, sent }))
      const stored = await uploads.addFile(file, file.name)
      change(stored.fileUrl)
      setSize(stored.size)
      setNew(true)
      if (!title.value) title.change(file.name.replace(/\.\w+$/, '').replace(/[_\s]+/g, ' '))
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : texts.fileFailed)
    } finally {
      setSending(undefined)
    }
  }
  const address = (value ?? '') as string
  return (
    <Input.Wrapper
      label={texts.file}
      labelElement="div"
      required
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <DropZone className={styles.field} isInvalid={Boolean(error)} onFiles={([file]) => void take(file)}>
        <Stack gap="xs" className={styles.controls}>
          {address && <Chosen address={address} size={size} canSave={!isNew && record?.isActive === true} />}
          <Group gap={6}>
            <FileButton accept={accepted} onChange={(file) => void take(file)}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  loading={sending !== undefined}
                  leftSection={<IconUpload size={18} aria-hidden />}
                  aria-describedby={error ? `${id}-error` : `${id}-hint`}
                >
                  {address ? texts.replaceFile : texts.chooseFile}
                </Button>
              )}
            </FileButton>
          </Group>
          {sending && <Progress value={sending.sent * 100} aria-label={texts.uploading(sending.name)} />}
          <Text size="sm" c="dimmed" id={`${id}-hint`} role="status">
            {sending
              ? texts.uploading(sending.name)
              : isNew
                ? texts.uploaded(nameIn(address))
                : record && texts.replaceHint}
          </Text>
        </Stack>
      </DropZone>
    </Input.Wrapper>
  )
}

function Chosen({ address, size, canSave }: { address: string; size?: number; canSave: boolean }) {
  const name = nameIn(address)
  const kind = kindInName(name)
  return (
    <Group gap="xs">
      {kind && <Badge color="gray">{fileKinds[kind].label}</Badge>}
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {size !== undefined && (
        <Text size="sm" c="dimmed">
          {fileSize(size)}
        </Text>
      )}
      {canSave && (
        <Anchor href={address} size="sm">
          {texts.saveCopy}
        </Anchor>
      )}
    </Group>
  )
}

const nameIn = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** Refused here before anything is sent, because the server would refuse it anyway. */
function problemOf(file: File) {
  if (!kindInName(file.name)) return shared.files.wrongType
  return file.size > limits.files.maxBytes ? shared.files.tooLarge : undefined
}
