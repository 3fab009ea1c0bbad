import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hash,
  type Hex,
  isHex,
  keccak256,
  multicall3Abi,
  numberToHex,
  toFunctionSelector,
  toHex,
  zeroHash,
} from 'viem'
import * as z from 'zod/mini'
import { checkOptions, type Rules, TestOptionError } from './options.ts'

/** Answers a method. What it throws is the request's error; undefined leaves the answer to the node. */
export type MockedAnswer = (params: readonly unknown[]) => unknown

type Call = { to?: Address; data?: Hex }

/** A chain that is made up: what is left out is asked of the node. */
export type MockedChain = {
  /** Of every account. */
  balance?: bigint
  /** The answer of a contract. */
  call?: Hex | ((call: Call) => Hex)
  blockNumber?: bigint
  /** Transactions get a hash and, at once, a receipt that says this. */
  transactions?: 'success' | 'reverted'
}

export type Mock = {
  /** Answers a method, after the user where they are asked. Returns the function that takes the answer back. */
  (method: string, answer: MockedAnswer): () => void
  /** Makes up a chain. Returns the function that takes it back. */
  (chain: MockedChain): () => void
}

const ANCHOR = '#without-a-node'

/** Holds the answers that a test has made up. The last one for a method counts. */
export function createMocks() {
  const answers = new Map<string, MockedAnswer>()

  function add(method: string, answer: MockedAnswer) {
    answers.set(method, answer)
    return () => {
      if (answers.get(method) === answer) answers.delete(method)
    }
  }

  const mock: Mock = (first: string | MockedChain, answer?: MockedAnswer) => {
    if (typeof first === 'string') {
      if (typeof answer !== 'function')
        throw new TestOptionError(first, answer, 'a function that returns the answer', ANCHOR)
      return add(first, answer)
    }
    const undo = Object.entries(toAnswers(first ?? {})).map(([method, one]) => add(method, one))
    return () => {
      for (const each of undo) each()
    }
  }

  return {
    mock,
    /** The answer that is made up, or undefined where there is none. */
    answer: async (method: string, params: unknown): Promise<unknown> =>
      answers.get(method)?.(Array.isArray(params) ? params : []),
    methods: () => answers.keys(),
    clear: () => answers.clear(),
  }
}

const RULES: Rules = {
  balance: ['a bigint of wei, such as parseEther("1")', z.bigint()],
  call: [
    'hex data, or a function that returns it',
    z.custom((value) => typeof value === 'function' || isHex(value)),
  ],
  blockNumber: ['a bigint, such as 1n', z.bigint()],
  transactions: ['"success" or "reverted"', z.enum(['success', 'reverted'])],
}

function toAnswers(chain: MockedChain): Record<string, MockedAnswer> {
  checkOptions(chain, RULES, ANCHOR, 'mock')
  const { balance, call, blockNumber, transactions } = chain
  const answers: Record<string, MockedAnswer> = {}
  if (balance !== undefined) answers.eth_getBalance = () => numberToHex(balance)
  if (balance !== undefined || call !== undefined)
    answers.eth_call = ([request]) => answerCall({ balance, call }, request as Call)
  if (blockNumber !== undefined || transactions !== undefined)
    answers.eth_blockNumber = () => numberToHex(blockNumber ?? 1n)
  if (transactions !== undefined) Object.assign(answers, mockTransactions(transactions, blockNumber ?? 1n))
  return answers
}

/** wagmi reads several things, and balances too, by one call to Multicall3: each part is answered by itself. */
function answerCall(
  { balance, call }: Pick<MockedChain, 'balance' | 'call'>,
  request: Call,
): Hex | undefined {
  const parts = readMulticall(request)
  if (parts === undefined) return typeof call === 'function' ? call(request) : call
  const results = parts.map(({ target, callData }) => {
    const returnData =
      balance !== undefined && callData.startsWith(GET_ETH_BALANCE)
        ? numberToHex(balance, { size: 32 })
        : answerCall({ balance, call }, { to: target, data: callData })
    return { success: returnData !== undefined, returnData: returnData ?? '0x' }
  })
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: results })
}

const GET_ETH_BALANCE = toFunctionSelector('getEthBalance(address)')
const AGGREGATE = toFunctionSelector('aggregate3((address,bool,bytes)[])')

function readMulticall({ data }: Call) {
  if (!data?.startsWith(AGGREGATE)) return undefined
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data })
  return functionName === 'aggregate3' ? args[0] : undefined
}

function mockTransactions(status: 'success' | 'reverted', blockNumber: bigint): Record<string, MockedAnswer> {
  const sent = new Map<Hash, { from?: Address; to?: Address; value?: Hex; data?: Hex }>()
  const block = {
    blockHash: keccak256(toHex('block')),
    blockNumber: numberToHex(blockNumber),
    transactionIndex: '0x0',
  }
  return {
    eth_sendTransaction([transaction]) {
      const hash = keccak256(toHex(`transaction ${sent.size} at ${Date.now()} ${Math.random()}`))
      sent.set(hash, transaction as object)
      return hash
    },
    eth_getTransactionReceipt([hash]) {
      const transaction = sent.get(hash as Hash)
      if (transaction === undefined) return null
      return {
        ...block,
        transactionHash: hash,
        from: transaction.from,
        to: transaction.to ?? null,
        contractAddress: null,
        status: status === 'success' ? '0x1' : '0x0',
        type: '0x2',
        cumulativeGasUsed: '0x5208',
        gasUsed: '0x5208',
        effectiveGasPrice: '0x3b9aca00',
        logs: [],
        logsBloom: `0x${'0'.repeat(512)}`,
      }
    },
    eth_getTransactionByHash([hash]) {
      const transaction = sent.get(hash as Hash)
      if (transaction === undefined) return null
      return {
        ...block,
        hash,
        from: transaction.from,
        to: transaction.to ?? null,
        value: transaction.value ?? '0x0',
        input: transaction.data ?? '0x',
        nonce: '0x0',
        gas: '0x5208',
        gasPrice: '0x3b9aca00',
        type: '0x0',
        v: '0x1b',
        r: zeroHash,
        s: zeroHash,
      }
    },
  }
}
