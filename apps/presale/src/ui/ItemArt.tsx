import styles from './ItemArt.module.css'

/** Portrait of an item by its id: a cut shard for the Fragment, a struck seal for the Badge. */
export function ItemArt({ id }: { id: number }) {
  return (
    <svg viewBox="0 0 120 120" className={styles.art} fill="none" aria-hidden="true">
      <circle cx="60" cy="60" r="54" className={styles.orbit} />
      <circle cx="60" cy="60" r="46" className={styles.ticks} pathLength="96" />
      {id === 1 ? <Shard /> : <Seal />}
    </svg>
  )
}

const Shard = () => (
  <>
    <path d="M62 16 86 54 70 104 40 84 34 46Z" className={styles.mid} />
    <path d="M62 16 86 54 58 60Z" className={styles.light} />
    <path d="M62 16 58 60 34 46Z" className={styles.pale} />
    <path d="M58 60 70 104 40 84Z" className={styles.deep} />
    <path d="M62 16 58 60 70 104M34 46 58 60 86 54M58 60 40 84" className={styles.cut} />
  </>
)

const Seal = () => (
  <>
    <path d="M60 20 88.3 31.7 100 60 88.3 88.3 60 100 31.7 88.3 20 60 31.7 31.7Z" className={styles.mid} />
    <path d="M60 20 88.3 31.7 60 60Z M100 60 88.3 88.3 60 60Z" className={styles.light} />
    <path d="M60 100 31.7 88.3 60 60Z M20 60 31.7 31.7 60 60Z" className={styles.deep} />
    <path d="M60 20 60 100M20 60 100 60M31.7 31.7 88.3 88.3M88.3 31.7 31.7 88.3" className={styles.cut} />
    <circle cx="60" cy="60" r="19" className={styles.core} />
    <path d="m60 47 7 12-7 15-7-15Z" className={styles.light} />
  </>
)
