import badge from './art/badge.avif'
import fragment from './art/fragment.avif'
import styles from './ItemArt.module.css'

/** Portrait of an item by its id: a cut shard for the Fragment, a struck seal for the Badge. Its name stands beside it. */
export const ItemArt = ({ id }: { id: number }) => (
  <img
    className={styles.art}
    src={id === 1 ? fragment : badge}
    width="640"
    height="640"
    decoding="async"
    alt=""
  />
)
