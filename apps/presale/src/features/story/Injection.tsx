import styles from './Injection.module.css'
import shared from './Story.module.css'
import { useStory } from './useStory.ts'

export function Injection() {
  const { injection } = useStory()

  return (
    <section className={`${styles.band} ${shared.rise}`} aria-labelledby="injection-title">
      <svg viewBox="0 0 240 90" fill="none" aria-hidden="true" className={styles.art}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
          <rect key={step} x={step * 24} y={80 - step * step} width="16" height={10 + step * step} rx="2" />
        ))}
      </svg>
      <div>
        <h2 id="injection-title" className={shared.title}>
          {injection.title}
        </h2>
        <p>{injection.text}</p>
      </div>
    </section>
  )
}
