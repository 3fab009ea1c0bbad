import { type Hex, numberToHex, type TransactionReceipt } from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { z } from 'zod'
import { type CreateChainParameters, createChain } from './createChain.ts'
import { BundlerError, CODES } from './errors.ts'
import { estimateGas } from './estimateGas.ts'
import { type Operation, readOperation } from './operation.ts'
import { simulate } from './simulate.ts'

/** Operations that wait to be sent. */
const MAX_WAITING = 20
/** Operations whose transactions are remembered. */
const MAX_REMEMBERED = 1_000
/** More gas than that no operation of the development stack needs. */
const MAX_GAS = 15_000_000n
/** EntryPoint's own, beside the limits of the operation. */
const OVERHEAD = 100_000n

const hashSchema = z.tuple([z.string().regex(/^0x[\da-f]{64}$/i)], z.unknown())

type Reader = ReturnType<typeof createChain>['reader']

type Sent = { raw: unknown; transactionHash: Hex }

/**
 * Sends user operations of ERC-4337, each in a transaction of its own, for development and tests. It tries an operation
 * before it sends it, and takes one of an account at a time.
 *
 * @example
 * const bundler = createBundler({ rpcUrl, chainId: 56, privateKey })
 * await bundler.request('eth_sendUserOperation', [operation, entryPoint]) // its hash
 */
export function createBundler(parameters: CreateChainParameters) {
  const { chainId } = parameters
  const chain = createChain(parameters)
  const { reader, wallet, account } = chain
  /** By the hash of the operation. */
  const sent = new Map<string, Sent>()
  /** By account: the transaction of its last operation. */
  const open = new Map<Hex, Hex>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const hashOf = (operation: Operation) =>
    getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint08Address,
      entryPointVersion: '0.8',
      userOperation: operation,
    })

  const findReceipt = (hash: Hex): Promise<TransactionReceipt | undefined> =>
    reader.getTransactionReceipt({ hash }).catch(() => undefined)

  async function sendNow(operation: Operation, raw: unknown): Promise<Hex> {
    const hash = hashOf(operation)
    const { sender, authorization, maxFeePerGas, maxPriorityFeePerGas } = operation
    const earlier = open.get(sender)
    if (earlier !== undefined && (await findReceipt(earlier)) === undefined) {
      if (sent.get(hash)?.transactionHash === earlier) return hash
      throw new BundlerError(CODES.invalidParams, 'Another operation of the account is waiting')
    }
    await simulate(operation, chain)
    const transactionHash = await wallet.writeContract({
      abi: entryPoint08Abi,
      address: entryPoint08Address,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(operation)], account.address],
      gas: gasOf(operation) + OVERHEAD,
      maxFeePerGas,
      maxPriorityFeePerGas,
      ...(authorization && { authorizationList: [authorization] }),
    })
    open.set(sender, transactionHash)
    sent.set(hash, { raw, transactionHash })
    const [oldest] = sent.keys()
    if (sent.size > MAX_REMEMBERED && oldest !== undefined) sent.delete(oldest)
    return hash
  }

  async function send(params: unknown): Promise<Hex> {
    const { operation, raw } = readOperation(params)
    if (gasOf(operation) > MAX_GAS) throw new BundlerError(CODES.invalidParams, 'exceeds block gas limit')
    if (waiting >= MAX_WAITING) throw new BundlerError(CODES.busy, 'limit exceeded: too many operations wait')
    waiting++
    // One at a time: the nonces of this bundler stay in order.
    const result = last.catch(() => {}).then(() => sendNow(operation, raw))
    last = result
    return result.finally(() => waiting--)
  }

  async function find(params: unknown) {
    const parsed = hashSchema.safeParse(params)
    if (!parsed.success) throw new BundlerError(CODES.invalidParams, 'Expected the hash of an operation')
    const hash = parsed.data[0].toLowerCase() as Hex
    const found = sent.get(hash)
    return { hash, found, receipt: found && (await findReceipt(found.transactionHash)) }
  }

  const methods: Record<string, (params: unknown) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    eth_supportedEntryPoints: () => [entryPoint08Address],
    eth_sendUserOperation: send,

    async eth_estimateUserOperationGas(params) {
      const limits = await estimateGas(readOperation(params).operation, chain)
      return Object.fromEntries(Object.entries(limits).map(([name, gas]) => [name, numberToHex(gas)]))
    },

    async eth_getUserOperationByHash(params) {
      const { found, receipt } = await find(params)
      if (found === undefined) return null
      return {
        userOperation: found.raw,
        entryPoint: entryPoint08Address,
        transactionHash: found.transactionHash,
        blockHash: receipt?.blockHash ?? null,
        blockNumber: receipt === undefined ? null : numberToHex(receipt.blockNumber),
      }
    },

    async eth_getUserOperationReceipt(params) {
      const { hash, receipt } = await find(params)
      return receipt === undefined ? null : describeReceipt(reader, hash, receipt)
    },
  }

  return {
    /** @throws {BundlerError} the method is unknown, or refuses its params */
    async request(method: string, params: unknown): Promise<unknown> {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (run === undefined) throw new BundlerError(CODES.unknownMethod, `${method} is not supported`)
      return run(params)
    },
  }
}

export type Bundler = ReturnType<typeof createBundler>

/** The receipt of an operation, in the one of its transaction. Null where that has none. */
async function describeReceipt(reader: Reader, hash: Hex, receipt: TransactionReceipt) {
  const [event] = await reader.getContractEvents({
    abi: entryPoint08Abi,
    address: entryPoint08Address,
    eventName: 'UserOperationEvent',
    args: { userOpHash: hash },
    fromBlock: receipt.blockNumber,
    toBlock: receipt.blockNumber,
  })
  if (event === undefined) return null
  const { sender, paymaster, nonce, success, actualGasCost, actualGasUsed } = event.args
  return {
    userOpHash: hash,
    entryPoint: entryPoint08Address,
    sender,
    paymaster,
    success,
    nonce: numberToHex(nonce ?? 0n),
    actualGasCost: numberToHex(actualGasCost ?? 0n),
    actualGasUsed: numberToHex(actualGasUsed ?? 0n),
    receipt: await reader.request({
      method: 'eth_getTransactionReceipt',
      params: [receipt.transactionHash],
    }),
  }
}

const gasOf = (operation: Operation) =>
  operation.callGasLimit +
  operation.verificationGasLimit +
  operation.preVerificationGas +
  (operation.paymasterVerificationGasLimit ?? 0n) +
  (operation.paymasterPostOpGasLimit ?? 0n)
