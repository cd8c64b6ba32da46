import { encode } from 'uqr'
import styles from './account.module.css'

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Four modules of quiet around it, as its standard asks for.
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
