import type { Hash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { shortenAddress } from '../../format/address.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'

/** A transaction by its shortened hash. */
export function TransactionLink({ hash }: { hash: Hash }) {
  const { blockExplorerUrl } = useRuntime().config.chain
  return (
    <ExplorerLink baseUrl={blockExplorerUrl} path={`tx/${hash}`}>
      <code title={hash}>{shortenAddress(hash)}</code>
    </ExplorerLink>
  )
}
