import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EmptyList.module.css'

export type EmptyListProps = {
  /** A small picture of what belongs here. */
  picture: ReactNode
  /** The sentence about the rows to come. */
  text: string
  /** The way to a first record. */
  children: ReactNode
}

/** A list without records: what belongs here, and how to get there. */
export function EmptyList({ picture, text, children }: EmptyListProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <p className={styles.title}>{t('record.noRecords')}</p>
        <p>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}

/** Two people and the link between them. */
export const FriendsPicture = () => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={styles.drawing}>
    <path d="M24 32h16" className={styles.link} />
    <circle cx="14" cy="26" r="6" className={styles.bright} />
    <path d="M4 46a10 10 0 0 1 20 0Z" className={styles.bright} />
    <circle cx="50" cy="26" r="6" className={styles.dim} />
    <path d="M40 46a10 10 0 0 1 20 0Z" className={styles.dim} />
  </svg>
)

/** Coins that add up. */
export const RewardsPicture = () => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={styles.drawing}>
    <ellipse cx="24" cy="48" rx="16" ry="6" className={styles.dim} />
    <ellipse cx="24" cy="40" rx="16" ry="6" className={styles.dim} />
    <ellipse cx="24" cy="32" rx="16" ry="6" className={styles.bright} />
    <path d="M50 44V18M42 26l8-8 8 8" className={styles.link} />
  </svg>
)

/** A coin on its way out of the vault. */
export const WithdrawalsPicture = () => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={styles.drawing}>
    <path d="M8 34v18h48V34H44v8H20v-8Z" className={styles.dim} />
    <path d="M32 34V8M24 16l8-8 8 8" className={styles.link} />
    <circle cx="32" cy="34" r="5" className={styles.bright} />
  </svg>
)
