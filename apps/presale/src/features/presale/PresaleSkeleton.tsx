import styles from './Presale.module.css'

/** The outline of what can be bought until the chain has answered, so that nothing jumps. */
export const PresaleSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    <div className="panel">
      <div className={styles.shimmer} />
    </div>
    <div className="panel">
      <div className={styles.shimmer} />
    </div>
  </div>
)
