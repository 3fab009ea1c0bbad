import { Foldable } from './Foldable.tsx'
import styles from './Highlights.module.css'
import shared from './Story.module.css'
import { SupplyPromise } from './SupplyPromise.tsx'
import { useStory } from './useStory.ts'

const HIGHLIGHTS = ['autonomy', 'inspection', 'escrow', 'price', 'chains', 'custody'] as const

export function Highlights() {
  const { highlights } = useStory()

  return (
    <Foldable id="highlights-title" title={highlights.title}>
      <ol className={styles.list}>
        {HIGHLIGHTS.map((name) => (
          <li key={name} className={shared.rise}>
            <h3>{highlights[name].name}</h3>
            <p>{highlights[name].text}</p>
            {name === 'autonomy' && <SupplyPromise />}
          </li>
        ))}
      </ol>
    </Foldable>
  )
}
