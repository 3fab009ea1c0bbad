import { NODE_METHODS } from '@foyer/embedded-wallet-frame/protocol'

/** Methods that the gateway passes on to a node. */
export const PASSED_METHODS: ReadonlySet<string> = new Set([...NODE_METHODS, 'web3_clientVersion'])

/** A filter lives on the node that made it. */
export const FILTER_CREATION: ReadonlySet<string> = new Set([
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
])

export const FILTER_USE: ReadonlySet<string> = new Set([
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
])
