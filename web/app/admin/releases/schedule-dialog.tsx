import { ApiError, type Release } from '@busbar/contract'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTimeZone } from '../api/company.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { clockTime, momentAt } from '../forms/zoned-time.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { releasesTexts } from './texts.ts'
import { useReleaseWrites } from './use-releases.ts'

const texts = releasesTexts.schedule
const day = 86_400_000

type DialogProps = { release: Release; isOpen: boolean; onClose: () => void }

/** Asks when a release goes live, in the time zone of the whole back office. */
export function ScheduleDialog({ release, isOpen, onClose }: DialogProps) {
  const { schedule } = useReleaseWrites()
  const timeZone = useTimeZone()
  const [clock, setClock] = useState('')
  const [error, setError] = useState<string>()
  const isMoment = !Number.isNaN(Date.parse(`${clock}Z`))

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with what is saved when it is opened
  useEffect(() => {
    if (!isOpen) return
    setError(undefined)
    setClock(clockTime(release.publishAt ? new Date(release.publishAt) : tomorrow(timeZone), timeZone))
  }, [isOpen])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (schedule.isPending) return
    if (!isMoment) return setError(texts.required)
    try {
      const publishAt = momentAt(clock, timeZone).toISOString()
      await schedule.mutateAsync({ ...release, publishAt })
      toastDone(texts.done)
      onClose()
    } catch (problem) {
      const { publishAt } = problem instanceof ApiError ? problem.errors : {}
      if (publishAt) setError(publishAt)
      else toastFailed(texts.failed, problem)
    }
  }

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title} size={440}>
      <form onSubmit={(event) => void save(event)} noValidate aria-label={texts.title}>
        <Stack gap="lg">
          <TextInput
            type="datetime-local"
            label={texts.at}
            description={hintOf(timeZone, isMoment ? momentAt(clock, timeZone) : undefined)}
            required
            data-autofocus
            min={clockTime(new Date(), timeZone)}
            value={clock}
            error={error}
            onChange={({ currentTarget }) => {
              setClock(currentTarget.value)
              setError(undefined)
            }}
          />
          <FormButtons
            label={texts.save}
            busyLabel={texts.saving}
            isBusy={schedule.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

/** Tomorrow at nine, which is seldom wrong by much. */
function tomorrow(timeZone: string) {
  const [date] = clockTime(new Date(Date.now() + day), timeZone).split('T')
  return momentAt(`${date}T09:00`, timeZone)
}

/** Which time zone is meant, and the user's own time where it differs. */
function hintOf(timeZone: string, moment: Date | undefined) {
  const told = (at: Date, zone?: string) =>
    at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const zone = texts.zone(
    timeZone.replaceAll('_', ' '),
    new Date().toLocaleTimeString('en-US', { timeStyle: 'short', timeZone }),
  )
  const isOther = moment && told(moment) !== told(moment, timeZone)
  return isOther ? `${zone} ${texts.ownClock(told(moment))}` : zone
}
