type Stream = { isTTY?: boolean; write: (text: string) => unknown }

const every = { terminal: 100, log: 10_000 }

/** How far long work has come: a line that moves on a terminal, now and then a plain line anywhere else. */
export function showProgress(what: string, stream: Stream = process.stderr) {
  let shownAt = Date.now() - every.terminal
  const isTerminal = stream.isTTY === true
  const line = (done: number, all: number) => `${what} ${count(done)} of ${count(all)}`
  return {
    at(done: number, all: number) {
      if (Date.now() - shownAt < (isTerminal ? every.terminal : every.log)) return
      shownAt = Date.now()
      stream.write(isTerminal ? `\r\x1b[K${line(done, all)}` : `${line(done, all)}\n`)
    },
    /** Leaves a sentence about it behind. */
    end(sentence: string) {
      stream.write(isTerminal ? `\r\x1b[K${sentence}\n` : `${sentence}\n`)
    },
  }
}

export const count = (number: number) => number.toLocaleString('en')
