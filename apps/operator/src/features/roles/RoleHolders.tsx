import {
  formatDelay,
  ROLE_HOLDERS,
  ROLE_POWERS,
  type RoleMember,
  type RoleName,
} from '@foyer/presale-operator'
import { shortenAddress } from '@foyer/site-kit/format'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { formatUtc } from '../../format/time.ts'
import styles from './RoleHolders.module.css'

export type RoleHoldersProps = {
  name: RoleName
  holders: readonly RoleMember[]
  onRevoke: (account: Address) => void
}

/** One role: what it may do, and who holds it. */
export function RoleHolders({ name, holders, onRevoke }: RoleHoldersProps) {
  const { roles } = useRuntime().config
  const configured = roles[ROLE_HOLDERS[name]]
  const isMissing = !holders.some(({ account }) => account === configured)
  return (
    <section className={styles.role} aria-label={name}>
      <h3>{name}</h3>
      <p className="note">{ROLE_POWERS[name]}</p>
      <ul className={styles.holders}>
        {holders.map(({ account, delay, coming }) => (
          <li key={account} className={styles.holder}>
            <code translate="no">{account}</code>
            <span className="note">
              delay: <span>{formatDelay(delay)}</span>
              <span>
                {coming !== undefined && `, ${formatDelay(coming.delay)} from ${formatUtc(coming.at)}`}
              </span>
            </span>
            {account !== configured && <span className="bad">not in the configuration</span>}
            <button type="button" className="button danger" onClick={() => onRevoke(account)}>
              <span>
                Revoke <span>{name}</span>…
              </span>
              <span className="visually-hidden">
                {' '}
                from <span translate="no">{shortenAddress(account)}</span>
              </span>
            </button>
          </li>
        ))}
        {isMissing && (
          <li className="bad">
            <code translate="no">{configured}</code> of the configuration does not hold it.
          </li>
        )}
      </ul>
    </section>
  )
}
