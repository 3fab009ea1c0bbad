import { toExplorerUrl } from '@foyer/modal-core'

/** The page of an account or a transaction at the network's block explorer, if that is an `https:` page. */
export function explorerOf(...parameters: Parameters<typeof toExplorerUrl>): string | undefined {
  const url = toExplorerUrl(...parameters)
  return url?.startsWith('https://') ? url : undefined
}
