import { BaseError, RpcRequestError } from 'viem'

/** An error of the provider, with a code of EIP-1193, EIP-1474 or EIP-3326. */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, options: ErrorOptions & { data?: unknown } = {}) {
    super(message, options)
    this.code = code
    this.data = options.data
  }
}

/** An error that the user's answer names. */
export const refused = (method: string, code: number, message?: string) =>
  code === 4001 && message === undefined
    ? userRejected(method)
    : new ProviderRpcError(code, message ?? `The wallet refused the request ${method}.`)

export const userRejected = (method: string) =>
  new ProviderRpcError(4001, `The user rejected the request ${method}.`)

export const unauthorized = (method: string) =>
  new ProviderRpcError(
    4100,
    `${method} is not authorized for this account: connect with eth_requestAccounts first, and unlock the wallet.`,
  )

export const unsupported = (method: string) =>
  new ProviderRpcError(4200, `The wallet does not support ${method}.`)

export const disconnected = () => new ProviderRpcError(4900, 'The wallet is disconnected from all chains.')

export const chainDisconnected = (chainId: number) =>
  new ProviderRpcError(
    4901,
    `The wallet is on chain ${chainId} and has no RPC for it: switch it with wallet_switchEthereumChain.`,
  )

export const noNode = (chainId: number) =>
  new ProviderRpcError(
    4901,
    `The test wallet has no node for chain ${chainId}: give the chain an \`rpcUrl\`, or answer the method with wallet.mock().`,
  )

export const unrecognizedChain = (chainId: number) =>
  new ProviderRpcError(
    4902,
    `The wallet does not know chain ${chainId}: add it with wallet_addEthereumChain first.`,
  )

export const unsupportedChain = (chainId: number) =>
  new ProviderRpcError(5710, `The wallet does not send bundles on chain ${chainId}.`)

export const unknownBundle = (id: string) => new ProviderRpcError(5730, `There is no bundle ${id}.`)

export const upgradeRejected = () =>
  new ProviderRpcError(5750, 'The user rejected the upgrade of the account that a bundle needs.')

export const alreadyPending = (method: string) =>
  new ProviderRpcError(-32002, `${method} is already waiting for the user: answer it in the wallet.`)

export const invalidParams = (method: string, detail: string) =>
  new ProviderRpcError(-32602, `The parameters of ${method} are invalid: ${detail}`)

export const wrongNode = (node: string, nodeChainId: number, chainId: number) =>
  new ProviderRpcError(
    -32603,
    `The node ${node} runs chain ${nodeChainId}, the wallet was made for ${chainId}: give the wallet the chainId of its node.`,
  )

/** Converts an error of viem to one of a provider, with the node's own code, message and revert data. */
export function toProviderError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const answer =
    error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : undefined
  if (answer instanceof RpcRequestError)
    return new ProviderRpcError(answer.code, answer.details, { data: answer.data, cause: error })
  const message = error instanceof Error ? error.message : String(error)
  return new ProviderRpcError(-32603, message, { cause: error })
}
