/** One thing that breaks while the product is in use, and what must hold nevertheless. */
export type Fault = {
  /** As a row of the table says it. */
  title: string
  /** Why it cannot be tried on this machine, if so. */
  missing?: () => string | null
  run(options: FaultOptions): Promise<Outcome>
}

export type FaultOptions = {
  /** As short as it can be and still mean something, for CI. */
  isShort: boolean
  /** Tells who watches what happens. */
  say(line: string): void
}

export type Outcome = {
  figures: Figures
  /**
   * What shows that the fault took place: a promise that holds while nothing is broken says nothing. At least one, and
   * the run fails unless all of them are true.
   */
  proofs: readonly [Proof, ...Proof[]]
  /** What was promised, and whether it held. */
  promises: Record<string, boolean>
}

/** What was seen of the fault itself, and whether it was. */
type Proof = readonly [what: string, wasSeen: boolean]

type Figures = {
  /** Things that were acknowledged and are not there. */
  lost: number
  /** Requests of visitors that did not get what they asked for, though they should have. */
  failed: number
  [figure: string]: number
}
