import { useEffect, useState } from 'react'
import styles from './CurrencyIcon.module.css'
import { loadCurrencyPicture } from './loadCurrencyPicture.ts'

/** A currency's picture, the one that the modal draws; its first letter where there is none. Decoration beside its symbol. */
export function CurrencyIcon({ symbol }: { symbol: string }) {
  // Undefined until it is known whether there is one.
  const [picture, setPicture] = useState<string | null>()

  useEffect(() => {
    let isCurrent = true
    loadCurrencyPicture(symbol).then((url) => isCurrent && setPicture(url ?? null))
    return () => {
      isCurrent = false
    }
  }, [symbol])

  return (
    <span className={styles.icon} translate="no" aria-hidden="true">
      {typeof picture === 'string' && <img src={picture} alt="" />}
      {picture === null && <span>{[...symbol][0]}</span>}
    </span>
  )
}
