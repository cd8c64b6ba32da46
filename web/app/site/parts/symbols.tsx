/** Symbols of a single-line diagram, drawn around their own middle; the line they sit on runs from top to bottom. */

/** Two coupled windings. `radius` is that of each; they overlap by two fifths. */
export function Transformer({ radius }: { radius: number }) {
  const shift = radius * 0.62
  return (
    <>
      <circle cy={-shift} r={radius} />
      <circle cy={shift} r={radius} />
    </>
  )
}

/** Three bars, each shorter than the one above. Hangs from its middle. */
export function Earth() {
  return <path d="M-13 0h26M-8 6h16M-3 12h6" />
}

/** A switch that opens visibly: a blade between a hinge below and a contact above, 32 high. */
export function Isolator({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <>
      <path d={`M-6-16H6M0 16L${isOpen ? '-15-10' : '0-16'}`} />
      <circle cy={16} r={2.5} />
    </>
  )
}

/** A surge arrester, 34 high. */
export function Arrester() {
  return <path d="M-7-17H7V17H-7ZM0-17V4M-3.500-1L0 5L3.500-1" />
}

/** A machine or an instrument: a circle with its letter. */
export function Lettered({ letter, radius }: { letter: string; radius: number }) {
  return (
    <>
      <circle r={radius} />
      <text textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </>
  )
}
