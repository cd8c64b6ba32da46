import { useId } from 'react'
import { type Coordinates, latitude, longitude } from './coordinates.ts'
import styles from './site-plan.module.css'

/** A surveyor's sketch that stands where the map will be: plots, a road, the cable to the building, its coordinates. */
export function SitePlan({ coordinates }: { coordinates: Coordinates }) {
  const id = useId()
  return (
    <svg className={styles.plan} viewBox="-130 -150 780 600" width="780" height="600" aria-hidden="true">
      <defs>
        <pattern id={`${id}grid`} width="26" height="25" patternUnits="userSpaceOnUse">
          <path className={styles.grid} d="M26 0H0V25" />
        </pattern>
        <pattern
          id={`${id}hatch`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0V7" />
        </pattern>
      </defs>
      <rect x="-130" y="-150" width="780" height="600" fill={`url(#${id}grid)`} />
      <g className={styles.plots}>
        <path d="M-130 46L106-4L134 92L-130 148M134-6L152 88L300 56L280-40M318-40L340 48L520 10V-40M346 88L366 176L650 116M-130 196L166 134L186 226L-130 292M186 130L208 224L366 190L344 96ZM212 244L234 330M374 208L400 330L650 277" />
        <path d="M8 44l62-13 12 50-62 13zM40 188l92-19 12 54-92 19zM398 108l78-16 12 56-78 16zM184 20l60-12 8 38-60 12zM378-14l74-16 8 36-74 16zM258 252l78-16 10 50-78 16zM430 226l70-15 10 46-70 15z" />
      </g>
      <g className={styles.road}>
        <path d="M-130 166C20 134 170 102 330 66S560 20 650 0M-130 190C24 158 174 126 336 90S566 42 650 24" />
        <path className={styles.axis} d="M-130 178C22 146 172 114 333 78S563 31 650 12" />
        <path d="M186 232L212 340M208 228L234 340" />
      </g>
      <path className={styles.cross} d="M-130 150H650M260-150V450" />
      <path
        className={styles.building}
        d="M222 132L296 116L312 178L238 194Z"
        style={{ fill: `url(#${id}hatch)` }}
      />
      <path className={styles.cable} d="M-130 180C10 150 120 127 204 109L215 150H260" />
      <circle className={styles.halo} cx="260" cy="150" r="15" />
      <circle className={styles.mark} cx="260" cy="150" r="6" />
      <text x="317" y="143">
        {latitude(coordinates.lat)}
      </text>
      <text x="268" y="62">
        {longitude(coordinates.lng)}
      </text>
      <g className={styles.north} transform="translate(372 222)">
        <path d="M0 20V-18M-6-7L0-20L6-7" />
        <text x="12" y="6">
          N
        </text>
      </g>
    </svg>
  )
}
