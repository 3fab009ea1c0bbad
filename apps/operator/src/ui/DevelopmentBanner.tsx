import styles from './DevelopmentBanner.module.css'

/** Says above a page that its chain is one of this machine. */
export function DevelopmentBanner() {
  return <aside className={styles.banner}>DEV: local test chain, no real value.</aside>
}
