import { type DeepReadonly, type Network, toExplorerUrl } from '@foyer/modal-core'

/** The page of an account or a transaction at the network's block explorer, if that is an `https:` page. */
export function explorerOf(...parameters: Parameters<typeof toExplorerUrl>): string | undefined {
  const url = toExplorerUrl(...parameters)
  return url?.startsWith('https://') ? url : undefined
}

type Sent = { hash?: string | undefined; status: string }

/** The page of what was sent. A shared transaction has none: its hash is the account's own, which no explorer knows. */
export const explorerOfSent = (network: DeepReadonly<Network> | undefined, { hash, status }: Sent) =>
  hash === undefined || status === 'shared' ? undefined : explorerOf(network, 'tx', hash)
