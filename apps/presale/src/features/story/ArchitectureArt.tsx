import styles from './Architecture.module.css'
import art from './Art.module.css'

/** The token in the middle and its parts around it, numbered like the list beside it. */
export function ArchitectureArt({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return { number: index + 1, x: 200 + 145 * Math.cos(angle), y: 200 + 145 * Math.sin(angle) }
  })

  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden="true" className={styles.art}>
      <circle cx="200" cy="200" r="145" className={art.line} />
      <circle cx="200" cy="200" r="185" className={styles.rim} pathLength="360" />
      {places.map(({ number, x, y }) => (
        <g key={number}>
          <path d={`M200 200 ${x} ${y}`} className={styles.spoke} pathLength="10" />
          <circle cx={x} cy={y} r="26" className={styles.node} />
          <text x={x} y={y} className={styles.number}>
            {number}
          </text>
        </g>
      ))}
      <path d="M200 132 240 188 220 266 176 242 164 178Z" className={art.mid} />
      <path d="M200 132 240 188 196 200Z" className={art.light} />
      <path d="M200 132 196 200 164 178Z" className={art.pale} />
      <path d="M196 200 220 266 176 242Z" className={art.deep} />
    </svg>
  )
}
