import { Outline } from './Outline.tsx'
import styles from './Presale.module.css'

/** The outline of what can be bought until the chain has answered, so that nothing jumps. */
export const PresaleSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    <div className="panel">
      <Outline parts={['label', 'cards', 'label', 'button', 'label', 'box', 'line', 'line', 'button']} />
    </div>
    <div className="panel">
      <Outline parts={['line', 'line', 'label', 'line', 'line', 'line', 'line']} />
    </div>
  </div>
)
