/** Answered by a node of the chain, without asking the user. The gateway passes them on. */
export const NODE_METHODS = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
] as const

/** Answered without asking the user. */
export const SAFE_METHODS = [
  ...NODE_METHODS,
  'eth_accounts',
  'eth_chainId',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
  // Ours. No other client sends it.
  'foyer_identity',
] as const

/** Shown to the user, inside the iframe, before anything is signed. */
export const APPROVAL_METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
  /** Other clients of the wire do not know it: the wallet offers its backup, and signs nothing. */
  'wallet_saveBackup',
] as const

/**
 * Methods that other wallets answer and this one refuses: they sign what no screen can explain. Whatever is on none of
 * the lists is refused as well.
 */
export const REFUSED_METHODS = [
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
] as const

export type SafeMethod = (typeof SAFE_METHODS)[number]
export type ApprovalMethod = (typeof APPROVAL_METHODS)[number]

const safe: ReadonlySet<string> = new Set(SAFE_METHODS)
const approval: ReadonlySet<string> = new Set(APPROVAL_METHODS)

export const isSafeMethod = (method: string): method is SafeMethod => safe.has(method)
export const isApprovalMethod = (method: string): method is ApprovalMethod => approval.has(method)
