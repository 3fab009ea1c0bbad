import styles from './Innovation.module.css'
import { arts, type Mechanism } from './innovationArt.tsx'
import shared from './Story.module.css'
import { useStory } from './useStory.ts'

const MECHANISMS: readonly Mechanism[] = ['arbitrage', 'turbo', 'pool', 'mining']

export function Innovation() {
  const { innovation } = useStory()

  return (
    <section className={shared.section} aria-labelledby="innovation-title">
      <h2 id="innovation-title" className={shared.title}>
        {innovation.title}
      </h2>
      <p className={shared.lede}>{innovation.lede}</p>
      <ul className={styles.grid}>
        {MECHANISMS.map((name) => (
          <li key={name} className={`${styles.card} ${shared.rise} panel`}>
            <div className={styles.art}>{arts[name]}</div>
            <h3>{innovation[name].name}</h3>
            <p>{innovation[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
