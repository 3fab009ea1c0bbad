import { shortenAddress } from '@foyer/site-kit/format'
import { CopyButton } from '@foyer/site-kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { nameQueryOptions } from './nameQuery.ts'
import styles from './ShortAccount.module.css'

/** An account by its name, where one is resolved, and its shortened address. The whole address is one click away, or copied. */
export function ShortAccount({ address }: { address: Address }) {
  const { data: name } = useQuery(nameQueryOptions(useRuntime(), address))
  return (
    <span className={styles.account}>
      {name ? <bdi translate="no">{name}</bdi> : null}
      <ShortAddress address={address} />
    </span>
  )
}

/** A shortened address that unfolds to the whole one, and copies it. */
export function ShortAddress({ address }: { address: Address }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isWhole, setWhole] = useState(false)
  const whole = getAddress(address)
  return (
    <span className={styles.address} translate="no">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isWhole}
        title={`${t('names.whole')}: ${whole}`}
        onClick={() => setWhole(!isWhole)}
      >
        <code>{isWhole ? whole : shortenAddress(whole)}</code>
      </button>
      <span className={styles.copy}>
        <CopyButton
          text={whole}
          copied={
            <>
              <CheckIcon />
              <span className="visually-hidden">{t('names.copied')}</span>
            </>
          }
          onOutcome={(outcome) => toast(t(outcome === 'copied' ? 'names.copied' : 'friends.copyFailed'))}
        >
          <CopyIcon />
          <span className="visually-hidden">{t('names.copy')}</span>
        </CopyButton>
      </span>
    </span>
  )
}
