import styles from './Architecture.module.css'
import { ArchitectureArt } from './ArchitectureArt.tsx'
import { Foldable } from './Foldable.tsx'
import shared from './Story.module.css'
import { useStory } from './useStory.ts'

const PARTS = ['fund', 'api', 'partners', 'plugins', 'markets', 'global'] as const

export function Architecture() {
  const { architecture } = useStory()

  return (
    <Foldable id="architecture-title" title={architecture.title} lede={architecture.lede}>
      <div className={styles.layout}>
        <ArchitectureArt count={PARTS.length} />
        <ol className={styles.parts}>
          {PARTS.map((name) => (
            <li key={name} className={shared.rise}>
              <h3>{architecture[name].name}</h3>
              <p>{architecture[name].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Foldable>
  )
}
