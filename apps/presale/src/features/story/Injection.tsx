import { useTranslation } from 'react-i18next'
import styles from './Injection.module.css'
import shared from './Story.module.css'
import { useStory } from './useStory.ts'

/** The foundation's contribution, in millions of US dollars: one gem for each. */
const MILLIONS = 30
const COLUMNS = 10
const SIZE = 24

/** A gem in a box of 24 × 24, its lit side apart. */
const GEM = 'M12 2l8 9-8 11-8-11Z'
const LIGHT = 'M12 2l8 9-8 2Z'

export function Injection() {
  const { i18n } = useTranslation()
  const { injection } = useStory()
  const million = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 0,
  }).format(1_000_000)

  return (
    <section className={`${styles.band} ${shared.rise}`} aria-labelledby="injection-title">
      <div className={styles.figure} aria-hidden="true">
        <svg
          viewBox={`0 0 ${COLUMNS * SIZE} ${(MILLIONS / COLUMNS) * SIZE}`}
          fill="none"
          aria-hidden="true"
          className={styles.art}
        >
          {Array.from({ length: MILLIONS }, (_, index) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the gems are all the same and stay in their places
              key={index}
              transform={`translate(${(index % COLUMNS) * SIZE} ${Math.floor(index / COLUMNS) * SIZE})`}
            >
              <path d={GEM} />
              <path d={LIGHT} className={styles.light} />
            </g>
          ))}
        </svg>
        <p className={styles.key}>
          <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.unit}>
            <path d={GEM} />
            <path d={LIGHT} className={styles.light} />
          </svg>
          <span translate="no">{`= ${million}`}</span>
        </p>
      </div>
      <div>
        <h2 id="injection-title" className={shared.title}>
          {injection.title}
        </h2>
        <p>{injection.text}</p>
      </div>
    </section>
  )
}
