import styles from './single-line-drawing.module.css'

const feeders = [60, 190, 350, 480]
const liveFeeder = 350

/** A single-line diagram: an incomer, its transformer and breaker, and the busbar with four feeders. */
export function SingleLineDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 540 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g className={styles.line}>
        <path d="M270 -400v560M270 250v80M270 366v94" />
        <circle cx="270" cy="188" r="28" />
        <circle cx="270" cy="222" r="28" />
        <rect x="252" y="330" width="36" height="36" />
        {feeders.map((x) => (
          <Feeder key={x} x={x} />
        ))}
      </g>
      <path className={styles.bar} d="M-400 460h1340" />
      <path
        className={styles.live}
        d={`M270 -400v560M270 250v80M270 366v94h${liveFeeder - 270}v80M${liveFeeder} 576v800`}
        pathLength="1"
      />
      <circle className={styles.mark} cx={liveFeeder} cy="460" r="7" />
    </svg>
  )
}

/** A breaker and the line that goes on beyond the edge. */
function Feeder({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 460v80M${x} 576v800`} />
      <rect x={x - 18} y={540} width={36} height={36} />
    </>
  )
}
