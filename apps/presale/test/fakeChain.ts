import {
  errorsAbi,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionResult,
  erc20Abi,
  getAbiItem,
  type Hash,
  type Hex,
  numberToHex,
  slice,
  zeroAddress,
  zeroHash,
} from 'viem'
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction'
import type { HomeView } from '../src/chain/homeQuery.ts'
import { exampleConfig } from './exampleConfig.ts'
import { exampleView, INVITER, USDT } from './exampleView.ts'

const abi: Abi = [...presaleAbi, ...presaleLensAbi, ...referralAbi, ...rewardVaultAbi, ...yesTokenAbi]

/** Results of contract functions, by name; throw {@link revert} to have one revert. */
export type Answers = Record<string, (args: readonly unknown[]) => unknown>

type Rpc = { method: string; params?: unknown }

/** A revert with one of the contracts' errors. */
export function revert(errorName: string, args: readonly unknown[] = []) {
  const data = encodeErrorResult({ abi: errorsAbi as Abi, errorName, args })
  return Object.assign(new Error('execution reverted'), { code: 3, data })
}

/** A JSON-RPC node that answers calls of the presale's contracts from plain functions. */
export function createFakeChain(view: HomeView = exampleView(), answers: Answers = {}) {
  const receipts = new Map<Hash, object>()
  const transactions = new Map<Hash, { hash: Hash; from: Address; nonce: Hex }>()
  let finalizedNonce = 0
  /** The newest block. */
  let head = view.blockNumber
  const functions: Answers = {
    home: () => view,
    ownerOfCode: () => zeroAddress,
    purchasesOf: () => [[], 0],
    withdrawalsOf: () => [[], 0],
    profileOf: () => view.profile,
    directsOf: () => [],
    allowance: () => 0n,
    approve: () => true,
    balanceOf: () => 20_000n * 10n ** 18n,
    decimals: () => 18,
    name: () => 'Token',
    symbol: () => 'TKN',
    cap: () => 100_000_000n * 10n ** 18n,
    transfersUnlocked: () => false,
    // biome-ignore lint/correctness/noComponentHookFactories: a function of the contract, not a component
    UNLOCK_DEADLINE: () => 1_791_378_000n,
    minterSealed: () => false,
    bind: () => '0x4b374d3250395158',
    buy: () => 1n,
    requestWithdrawal: () => 1,
    settle: () => 1n,
    /** Not a function of a contract: what an account holds of the network's currency, in wei. */
    coins: () => 10n ** 18n,
    /** Neither is this: the time of the newest final block, in seconds. */
    finalizedTime: () => Number(view.timestamp),
    steps: () => [
      { startsAt: 1_759_842_000, price: view.price },
      { startsAt: Number(view.nextPriceAt), price: view.nextPrice },
    ],
    items: ([id]) => [
      { cap: id === 1 ? 1_000 : 100, walletLimit: 0, yesPerUnit: 1n },
      500n / BigInt(id as number),
    ],
    /** Nor are these: the code of every account, and all logs. */
    code: () => '0x',
    logs: () => [],
    ...answers,
  }

  /** A view of the newest block, also one that a test made before it. */
  const atHead = (result: unknown, functionName: string) =>
    functionName === 'home' ? { ...(result as HomeView), blockNumber: head } : result

  function call(data: Hex): Hex {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    const result = atHead(functions[functionName]?.(args), functionName)
    // By its selector: the vault and the tokens both have a `balanceOf`.
    const item = getAbiItem({ abi, name: slice(data, 0, 4) })
    return encodeFunctionResult({ abi: [item] as Abi, functionName, result })
  }

  /** A block a second, each with all transactions that the node knows. */
  const block = (number: bigint) => ({
    number: numberToHex(number),
    timestamp: numberToHex(view.timestamp - view.blockNumber + number),
    transactions: [...transactions.values()],
  })

  async function request({ method, params }: Rpc): Promise<unknown> {
    const [first] = Array.isArray(params) ? params : []
    if (method === 'eth_call') return call(first.data)
    if (method === 'eth_estimateGas') return call(first.data) && '0x30d40'
    if (method === 'eth_chainId') return '0x38'
    if (method === 'eth_blockNumber') return numberToHex(head)
    if (method === 'eth_getBlockByNumber' && first === 'finalized')
      return finalizedBlock(functions.finalizedTime?.([]))
    if (method === 'eth_getCode') return functions.code?.([])
    if (method === 'eth_getLogs') return functions.logs?.([])
    if (method === 'eth_gasPrice') return '0x2faf080'
    if (method === 'eth_getBalance') return numberToHex(functions.coins?.([]) as bigint)
    if (method === 'eth_getTransactionByHash') return transactions.get(first) ?? null
    if (method === 'eth_getTransactionCount') return numberToHex(finalizedNonce)
    if (method === 'eth_getBlockByNumber') return block(first === 'latest' ? head : BigInt(first))
    if (method === 'eth_getTransactionReceipt') return receipts.get(first) ?? null
    throw new Error(`The fake chain does not answer ${method}.`)
  }

  return {
    request,
    functions,
    /** The node knows a transaction of an account from now on; also its blocks hold it. */
    see(hash: Hash, from: Address, nonce: number) {
      transactions.set(hash, { hash, from, nonce: numberToHex(nonce) })
    },
    /** So many transactions of the account are final from now on. */
    finalize(count: number) {
      finalizedNonce = count
    },
    /** So many blocks without transactions of the page. */
    pass(blocks: bigint) {
      head += blocks
    },
    /** Puts a transaction into a block: from now on it has a receipt with these logs. */
    mine(hash: Hash, logs: readonly object[], status: '0x1' | '0x0' = '0x1') {
      head = BigInt(MINED_IN)
      receipts.set(hash, receiptOf(hash, logs, status))
    },
  }
}

export type FakeChain = ReturnType<typeof createFakeChain>

const finalizedBlock = (time: unknown) => ({
  number: '0x1',
  timestamp: numberToHex(Number(time)),
  transactions: [],
})

/** The block of every transaction: the one after those of the example views. */
const MINED_IN = '0x65'

const receiptOf = (transactionHash: Hash, logs: readonly object[], status: string) => ({
  transactionHash,
  status,
  logs: logs.map((log, index) => ({ ...log, transactionHash, logIndex: numberToHex(index) })),
  blockNumber: MINED_IN,
  blockHash: transactionHash,
  transactionIndex: '0x0',
  from: zeroAddress,
  to: zeroAddress,
  contractAddress: null,
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x2',
})

/** The log of a purchase of `quantity` Fragments, each 120 USD and 1,000 YES, 24 USD of which are the inviter's. */
export function purchasedLog(buyer: Address, payToken: Address, quantity = 1) {
  const unit = 10n ** 18n
  const [cost, yesAmount] = [BigInt(quantity) * 120n * unit, BigInt(quantity) * 1_000n * unit]
  return {
    address: exampleConfig().contracts.presale,
    topics: encodeEventTopics({
      abi: presaleAbi,
      eventName: 'Purchased',
      args: { purchaseId: 1n, buyer, inviter: INVITER },
    }),
    data: encodeAbiParameters(
      ['uint8', 'uint16', 'address', 'uint256', 'uint256', 'uint256', 'uint256'].map((type) => ({ type })),
      [1, quantity, payToken, cost, yesAmount, unit, cost / 5n],
    ),
  }
}

/** EntryPoint tells that what a smart account did has failed. */
export function failedOperationLog(sender: Address) {
  return {
    address: entryPoint08Address,
    topics: encodeEventTopics({
      abi: entryPoint08Abi,
      eventName: 'UserOperationEvent',
      args: { userOpHash: zeroHash, sender, paymaster: zeroAddress },
    }),
    data: encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
      [0n, false, 1n, 1n],
    ),
  }
}

/** The log of a binding. */
export function boundLog(user: Address) {
  return {
    address: exampleConfig().contracts.referral,
    topics: encodeEventTopics({
      abi: referralAbi,
      eventName: 'InviterBound',
      args: { user, inviter: INVITER },
    }),
    data: encodeAbiParameters(
      [{ type: 'bytes8' }, { type: 'bytes8' }, { type: 'uint32' }],
      ['0x4b374d3250395158', '0x4b374d3250395158', 1],
    ),
  }
}

const unit = 10n ** 18n
const uint256s = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )

/** The log of a withdrawal of 100 USDT that was requested. */
export function withdrawalRequestedLog(user: Address, id: number) {
  return {
    address: exampleConfig().contracts.rewardVault,
    topics: encodeEventTopics({
      abi: rewardVaultAbi,
      eventName: 'WithdrawalRequested',
      args: { id: BigInt(id), user, token: USDT },
    }),
    data: uint256s(100n * unit, 5n * unit, unit, 94n * unit),
  }
}

/** The log of a withdrawal that its owner paid out. */
export function withdrawalSettledLog(user: Address, id: number) {
  return {
    address: exampleConfig().contracts.rewardVault,
    topics: encodeEventTopics({
      abi: rewardVaultAbi,
      eventName: 'WithdrawalSettled',
      args: { id: BigInt(id), user, token: USDT },
    }),
    data: encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [user, 95n * unit]),
  }
}

/** The log of an allowance for the sale that its owner has taken back. */
export function revokedLog(owner: Address) {
  return {
    address: USDT,
    topics: encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Approval',
      args: { owner, spender: exampleConfig().contracts.presale },
    }),
    data: uint256s(0n),
  }
}

/** A log as `eth_getLogs` lists it. */
export const minedLog = (log: { address: string; topics: readonly unknown[]; data: Hex }, hash: Hash) => ({
  ...log,
  transactionHash: hash,
  blockNumber: MINED_IN,
  blockHash: hash,
  logIndex: '0x0',
  transactionIndex: '0x0',
  removed: false,
})
