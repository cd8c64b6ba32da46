import type { Logger } from '../platform/telemetry/log.ts'

const stopWithin = 9500

/** Stops in good order at the first signal, but not for longer than a supervisor waits, and at once at the second. */
export function onStopSignal(log: Logger, stop: () => Promise<void>) {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => {
      log.warn('not everything was finished in time; what was begun is given back')
      process.exit(1)
    }, stopWithin).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}
