import { useQuery } from '@tanstack/react-query'
import { type Address, getAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import styles from './AccountName.module.css'
import { nameQueryOptions } from './nameQuery.ts'

/** An account: its whole address, and its name where one is resolved. A name alone would prove nothing. */
export function AccountName({ address }: { address: Address }) {
  const { data: name } = useQuery(nameQueryOptions(useRuntime(), address))
  return (
    <span className={styles.account} translate="no">
      {name ? <bdi>{name}</bdi> : null}
      <code>{getAddress(address)}</code>
    </span>
  )
}
