import { shortenAddress } from '@foyer/site-kit/format'
import type { Hash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'
import styles from './Record.module.css'

/** A transaction by its shortened hash. */
export function TransactionLink({ hash }: { hash: Hash }) {
  const { blockExplorerUrl } = useRuntime().config.chain
  return (
    <ExplorerLink baseUrl={blockExplorerUrl} path={`tx/${hash}`}>
      <code className={styles.hash} translate="no" title={hash}>
        {shortenAddress(hash)}
      </code>
    </ExplorerLink>
  )
}
