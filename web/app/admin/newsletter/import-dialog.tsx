import { type ImportReport, limits } from '@busbar/contract'
import { Alert, Button, Checkbox, FileButton, Group, List, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { importSubscribers } from '../api/newsletter.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Modal } from '../parts/layers.tsx'
import { readList } from './read-list.ts'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.import
const namedInvalid = 10

/** Imports a list of addresses as subscribers, and shows the result. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Outcome>()
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        if (!isBusy) onClose()
      }}
      onExitTransitionEnd={() => setDone(undefined)}
      title={texts.title}
      size={560}
      fullScreen={isPhone}
      closeOnClickOutside={false}
    >
      {done ? (
        <Report {...done} onClose={onClose} />
      ) : (
        <ImportForm onBusy={setBusy} onDone={setDone} onClose={onClose} />
      )}
    </Modal>
  )
}

type Outcome = { report: ImportReport; haveAgreed: boolean }

function ImportForm({ onBusy, onDone, onClose }: FormProps) {
  const [text, setText] = useState('')
  const [haveAgreed, setHaveAgreed] = useState(false)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const addresses = readList(text)

  const readFile = async (file: File | null) => {
    setProblem(undefined)
    if (!file) return
    if (file.size > limits.newsletter.importFile) return setProblem(texts.fileTooLarge)
    await file.text().then(setText, () => setProblem(texts.fileFailed))
  }

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (progress !== undefined || addresses.length === 0) return
    onBusy(true)
    setProblem(undefined)
    try {
      onDone({ report: await importSubscribers(addresses, haveAgreed, setProgress), haveAgreed })
    } catch (error) {
      setProblem(`${(error as Error).message} ${texts.failed}`)
      setProgress(undefined)
    } finally {
      onBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void start(event)} aria-label={texts.title}>
      <Stack gap="md">
        {problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        <Textarea
          label={texts.list}
          description={texts.listHint}
          data-autofocus
          autosize
          minRows={6}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="space-between" gap="sm">
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFileUpload size={18} aria-hidden />}>
                {texts.chooseFile}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" role="status">
            {addresses.length > 0 && texts.found(addresses.length)}
          </Text>
        </Group>
        <Checkbox
          label={texts.haveAgreed}
          description={haveAgreed ? texts.haveAgreedHint : texts.haveNotAgreed}
          checked={haveAgreed}
          onChange={(event) => setHaveAgreed(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={progress !== undefined}>
            {texts.cancel}
          </Button>
          <BusyButton
            type="submit"
            label={texts.start}
            busyLabel={texts.busy(progress ?? 0, addresses.length)}
            isBusy={progress !== undefined}
            disabled={addresses.length === 0}
          />
        </Group>
      </Stack>
    </form>
  )
}

type FormProps = {
  onBusy: (isBusy: boolean) => void
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

function Report({ report, haveAgreed, onClose }: Outcome & { onClose: () => void }) {
  const { added, known, invalid } = report
  const more = invalid.length - namedInvalid
  return (
    <Stack gap="md">
      <div role="status">
        <Text fw={600} mb="xs">
          {texts.done}
        </Text>
        <List spacing={4}>
          <List.Item>{haveAgreed ? texts.added(added) : texts.asked(added)}</List.Item>
          <List.Item>{texts.known(known)}</List.Item>
          <List.Item>{texts.invalid(invalid.length)}</List.Item>
        </List>
      </div>
      {invalid.length > 0 && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {invalid
            .slice(0, namedInvalid)
            .map((given) => `“${given}”`)
            .join(', ')}
          {more > 0 && ` ${texts.andMore(more)}`}
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </Group>
    </Stack>
  )
}
