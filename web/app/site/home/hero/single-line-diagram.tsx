import type { ReactNode } from 'react'
import { Arrester, Earth, Isolator, Lettered, Transformer } from '../../parts/symbols.tsx'
import styles from './single-line-diagram.module.css'

/**
 * A substation as a single-line diagram, drawn pixel for pixel so that its lines stay crisp. The medium-voltage
 * busbar is an element of the page's own width; bays stand on it (y counts up from it, hence negative) and
 * feeders hang from it. One path is live: from the overhead line through T1 into the left half of the busbar.
 */
export function SingleLineDiagram() {
  return (
    <div className={styles.diagram}>
      <svg className={styles.above} viewBox="0 -1000 1000 1000" width="1000" height="1000" aria-hidden="true">
        <Bays />
      </svg>
      <svg className={styles.live} viewBox="0 -1000 1000 1000" width="1000" height="1000" aria-hidden="true">
        <Line x={bays.line1} isPathOnly />
        <path d={`M${bays.line1} ${highVoltage}H${bays.transformer1}`} />
        <Incomer x={bays.transformer1} isPathOnly />
      </svg>
      <div className={styles.busbar} />
      <div className={styles.liveBusbarLeft} />
      <div className={styles.liveBusbarRight} />
      <svg className={styles.below} viewBox="0 0 1000 240" width="1000" height="240" aria-hidden="true">
        <Coupler x={coupler} />
        <Label x={coupler + 20} y={22} text="20 kV" />
        <Feeder x={168} name="F1" load="transformer" />
        <Feeder x={256} name="F2" load="motor" />
        <Feeder x={432} name="F3" load="capacitor" isOpen />
        <Feeder x={520} name="F4" load="transformer" isOpen />
        <Feeder x={608} name="F5" load="motor" />
        <Feeder x={696} name="F6" load="capacitor" />
        <Feeder x={784} name="F7" load="transformer" />
      </svg>
    </div>
  )
}

/** The same substation without its busbar and with nothing live, to stand in for an image. */
export function DeadSubstation() {
  return (
    <svg className={styles.dead} viewBox="0 -1000 1000 1000" width="1000" height="1000" aria-hidden="true">
      <Bays />
    </svg>
  )
}

/** Everything that stands on the medium-voltage busbar. */
function Bays() {
  return (
    <>
      <path className={styles.highVoltage} d={`M24 ${highVoltage}H1000`} />
      <Line x={bays.line1} />
      <Line x={bays.line2} isOpen />
      <Incomer x={bays.transformer1} name="T1" />
      <Incomer x={bays.transformer2} name="T2" isOpen />
      <Measurement x={bays.measurement} />
      <Generator x={bays.generator} />
      <Generator x={bays.generator2} />
      <Label x={24} y={highVoltage - 12} text="110 kV" />
    </>
  )
}

const bays = {
  transformer1: 80,
  line1: 168,
  measurement: 256,
  transformer2: 432,
  line2: 520,
  generator: 608,
  generator2: 784,
}
const coupler = 344
const highVoltage = -452

type BayGiven = { x: number; isOpen?: boolean; isPathOnly?: boolean }

/** An overhead line coming in at the top and ending on the high-voltage busbar. */
function Line({ x, isOpen = false, isPathOnly = false }: BayGiven) {
  return (
    <g transform={`translate(${x} ${highVoltage})`}>
      {!isPathOnly && (
        <>
          <path d="M0-190H40V-176M40-142V-130" />
          <At x={40} y={-159}>
            <Arrester />
          </At>
          <At x={40} y={-130}>
            <Earth />
          </At>
        </>
      )}
      <path d="M0-548V-148M0-116V0" />
      <At y={-132}>
        <Isolator isOpen={isOpen} />
      </At>
      <At y={-68}>
        <Breaker isOpen={isOpen} />
      </At>
      <circle className={styles.node} r={3.5} />
    </g>
  )
}

/** From the high-voltage busbar through a transformer down to the medium-voltage one. */
function Incomer({ x, name, isOpen = false, isPathOnly = false }: BayGiven & { name?: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {!isPathOnly && (
        <>
          <path d="M-29-190H-60V-166" />
          <At x={-60} y={-166}>
            <Earth />
          </At>
        </>
      )}
      <path d={`M0 ${highVoltage}V-412M0-380V-231M0-111V0`} />
      <circle className={styles.node} cy={highVoltage} r={3.5} />
      <At y={-396}>
        <Isolator isOpen={isOpen} />
      </At>
      <At y={-334}>
        <Breaker isOpen={isOpen} />
      </At>
      <circle cy={-282} r={7} />
      <circle cy={-270} r={7} />
      <At y={-171}>
        <Transformer radius={37} />
      </At>
      {/* Star above, delta below. */}
      <path d="M0-195V-206M0-195L-9-188M0-195L9-188M0-159L9-143H-9Z" />
      <At y={-62}>
        <Breaker isOpen={isOpen} />
      </At>
      <circle className={styles.node} r={3.5} />
      {name && <Label x={50} y={-167} text={name} />}
    </g>
  )
}

/** A voltage transformer behind a fuse, with its meter. */
function Measurement({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0V-46M0-78V-150M-5-96H5V-124H-5ZM0-193V-222" />
      <circle className={styles.node} r={3.5} />
      <At y={-62}>
        <Isolator />
      </At>
      <At y={-171}>
        <Transformer radius={13} />
      </At>
      <At y={-240}>
        <Lettered letter="V" radius={18} />
      </At>
    </g>
  )
}

function Generator({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0V-142" />
      <circle className={styles.node} r={3.5} />
      <At y={-62}>
        <Breaker />
      </At>
      <At y={-171}>
        <Lettered letter="G" radius={29} />
      </At>
    </g>
  )
}

function Feeder({ x, name, load, isOpen = false }: FeederGiven) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0V96" />
      <circle className={styles.node} r={3.5} />
      <At y={46}>
        <Breaker isOpen={isOpen} />
      </At>
      <Label x={16} y={50} text={name} />
      <At y={96}>{loads[load]}</At>
    </g>
  )
}

type FeederGiven = { x: number; name: string; load: keyof typeof loads; isOpen?: boolean }

const loads = {
  transformer: (
    <>
      <At y={21}>
        <Transformer radius={13} />
      </At>
      <path d="M0 42V74M-5 64L0 74L5 64" />
    </>
  ),
  motor: (
    <At y={19}>
      <Lettered letter="M" radius={19} />
    </At>
  ),
  capacitor: (
    <>
      <path d="M-13 0H13M-13 7H13M0 7V34" />
      <At y={34}>
        <Earth />
      </At>
    </>
  ),
}

/** The switch between the busbar's halves: open, so that only the left one is live. */
function Coupler({ x }: { x: number }) {
  return (
    <At x={x} y={2}>
      <path d="M-16 0H-9M9 0H16" />
      <Breaker isOpen />
    </At>
  )
}

/** As on a mimic panel: a filled square is closed, an empty one open. */
function Breaker({ isOpen = false }: { isOpen?: boolean }) {
  return <rect className={isOpen ? styles.open : styles.closed} x={-9} y={-9} width={18} height={18} rx={2} />
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y}>
      {text}
    </text>
  )
}

function At({ x = 0, y, children }: { x?: number; y: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}
