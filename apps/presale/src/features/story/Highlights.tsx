import styles from './Highlights.module.css'
import shared from './Story.module.css'
import { SupplyPromise } from './SupplyPromise.tsx'
import { useStory } from './useStory.ts'

const HIGHLIGHTS = ['autonomy', 'inspection', 'escrow', 'price', 'chains', 'custody'] as const

export function Highlights() {
  const { highlights } = useStory()

  return (
    <section className={shared.section} aria-labelledby="highlights-title">
      <h2 id="highlights-title" className={shared.title}>
        {highlights.title}
      </h2>
      <ol className={styles.list}>
        {HIGHLIGHTS.map((name) => (
          <li key={name} className={shared.rise}>
            <h3>{highlights[name].name}</h3>
            <p>{highlights[name].text}</p>
            {name === 'autonomy' && <SupplyPromise />}
          </li>
        ))}
      </ol>
    </section>
  )
}
