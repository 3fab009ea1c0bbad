import shared from './Story.module.css'
import { useStory } from './useStory.ts'
import { portraits, type Villain } from './villainArt.tsx'
import styles from './Wanted.module.css'

const VILLAINS: readonly Villain[] = [
  'gatekeeper',
  'printer',
  'freezer',
  'middleman',
  'frontRunner',
  'rugPuller',
]

/** Every second of 32 rays from behind the head to beyond the edge of the picture. */
const RAYS = Array.from({ length: 16 }, (_, index) => {
  const at = (turn: number) =>
    `${Math.round(120 + 190 * Math.sin(turn))} ${Math.round(116 - 190 * Math.cos(turn))}`
  const turn = (index * Math.PI) / 8
  return `M120 116 ${at(turn)} ${at(turn + Math.PI / 16)}Z`
}).join('')

export function Wanted() {
  const { wanted } = useStory()

  return (
    <section className={shared.section} aria-labelledby="wanted-title">
      <h2 id="wanted-title" className={shared.title}>
        {wanted.title}
      </h2>
      <p className={shared.lede}>{wanted.lede}</p>
      <ul className={styles.posters}>
        {VILLAINS.map((name) => (
          <li key={name} className={`${styles.poster} ${shared.rise}`}>
            <span aria-hidden="true" className={styles.stamp}>
              {wanted.stamp}
            </span>
            <svg viewBox="0 0 240 240" fill="none" aria-hidden="true" className={styles.portrait}>
              <path d={RAYS} className={styles.rays} />
              {portraits[name]}
            </svg>
            <h3>{wanted[name].name}</h3>
            <p>{wanted[name].crime}</p>
            <p className={styles.seen}>
              <span>{wanted.seen}</span> <span>{wanted[name].seen}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
