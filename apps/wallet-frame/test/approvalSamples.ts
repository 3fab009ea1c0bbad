import { encodeAbiParameters, encodeFunctionData, parseAbi, stringToHex } from 'viem'
import { ACCOUNT_ABI } from '../src/smartAccount/accountAbi.ts'
import { ENTRY_POINT, IMPLEMENTATION } from '../src/smartAccount/contracts.ts'

export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const TOKEN = '0x55d398326f99059fF775485246999027B3197955'
export const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const COLLECTION = '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9'
const YES = '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const NOW = 1_760_000_000
const FEED = '0x0567F2323251f0Aab15c8dFb1967E4e8A7D2aeE1'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

export const CONTRACTS = [
  {
    address: SALE,
    name: 'Genesis presale',
    functions: ['function buy(uint8 item, uint256 amount, address inviter) payable'],
  },
  { address: COLLECTION, name: 'Genesis NFT', functions: [], items: { 1: 'Genesis Fragment' } },
]

export const CHAINS = { 56: { rpcUrls: [], usdFeed: { address: FEED, heartbeat: 3_600 } } }

const uint = (value: bigint | number) => BigInt(value).toString(16).padStart(64, '0')
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

const transferred = (token: string, from: string, to: string, amount: bigint) => ({
  address: token,
  topics: [TRANSFER, topic(from), topic(to)],
  data: `0x${uint(amount)}`,
})

/** The movements that a node expects of a purchase: 55 USDT for one item and 1,000 YES. */
const PURCHASE = [
  transferred(TOKEN, ACCOUNT, SALE, 55n * 10n ** 18n),
  {
    address: COLLECTION,
    topics: [
      '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
      ...[SALE, `0x${'0'.repeat(40)}`, ACCOUNT].map(topic),
    ],
    data: `0x${uint(1)}${uint(1)}`,
  },
  transferred(YES, `0x${'0'.repeat(40)}`, ACCOUNT, 1_000n * 10n ** 18n),
]

/** The node's answer to `eth_simulateV1`. It expects nothing of calls that it does not know. */
export function simulated(calls: readonly { to?: string; data: string }[]) {
  if (!calls.some(({ to }) => to === SALE)) throw new Error('the method does not exist')
  return [{ calls: calls.map(({ to }) => ({ status: '0x1', logs: to === SALE ? PURCHASE : [] })) }]
}

/** The token's answers to `symbol` and `decimals`. */
export const TOKEN_ANSWERS: Record<string, Record<string, string>> = {
  [YES.toLowerCase()]: {
    '0x95d89b41': encodeAbiParameters([{ type: 'string' }], ['YES']),
    '0x313ce567': encodeAbiParameters([{ type: 'uint8' }], [18]),
  },
  [FEED.toLowerCase()]: {
    '0x313ce567': `0x${uint(8)}`,
    '0xfeaf968c': `0x${uint(1)}${uint(600n * 10n ** 8n)}${uint(NOW)}${uint(NOW)}${uint(1)}`,
  },
  [TOKEN.toLowerCase()]: {
    '0x95d89b41': encodeAbiParameters([{ type: 'string' }], ['USDT']),
    '0x313ce567': encodeAbiParameters([{ type: 'uint8' }], [18]),
  },
}

export const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function buy(uint8 item, uint256 amount, address inviter) payable',
])

export const MAX = 2n ** 256n - 1n

const hex = (value: bigint | number) => `0x${value.toString(16)}`

/** A prepared transaction. */
export const transaction = (changes: object = {}) => ({
  from: ACCOUNT,
  to: OTHER,
  value: '0x0',
  data: '0x',
  chainId: '0x38',
  nonce: '0x7',
  gas: hex(21_000),
  type: '0x2',
  maxFeePerGas: hex(3_000_000_000),
  maxPriorityFeePerGas: hex(1_000_000_000),
  ...changes,
})

export const domain = { name: 'Tether USD', version: '1', chainId: 56, verifyingContract: TOKEN }

const field = (name: string, type: string) => ({ name, type })

export const permit = {
  primaryType: 'Permit',
  domain,
  types: {
    Permit: [
      field('owner', 'address'),
      field('spender', 'address'),
      field('value', 'uint256'),
      field('nonce', 'uint256'),
      field('deadline', 'uint256'),
    ],
  },
  message: { owner: ACCOUNT, spender: OTHER, value: MAX.toString(), nonce: 0, deadline: 1_900_000_000 },
}

export const permitSingle = {
  primaryType: 'PermitSingle',
  domain: { name: 'Permit2', chainId: 56, verifyingContract: PERMIT2 },
  types: {
    PermitSingle: [
      field('details', 'PermitDetails'),
      field('spender', 'address'),
      field('sigDeadline', 'uint256'),
    ],
    PermitDetails: [
      field('token', 'address'),
      field('amount', 'uint160'),
      field('expiration', 'uint48'),
      field('nonce', 'uint48'),
    ],
  },
  message: {
    details: { token: TOKEN, amount: (2n ** 160n - 1n).toString(), expiration: 1_900_000_000, nonce: 0 },
    spender: OTHER,
    sigDeadline: 1_900_000_000,
  },
}

export const permitTransferFrom = {
  primaryType: 'PermitBatchTransferFrom',
  domain: permitSingle.domain,
  types: {
    PermitBatchTransferFrom: [
      field('permitted', 'TokenPermissions[]'),
      field('spender', 'address'),
      field('nonce', 'uint256'),
      field('deadline', 'uint256'),
    ],
    TokenPermissions: [field('token', 'address'), field('amount', 'uint256')],
  },
  message: {
    permitted: [{ token: TOKEN, amount: '1000000000000000000' }],
    spender: OTHER,
    nonce: 1,
    deadline: 1_900_000_000,
  },
}

/** An order of an exchange: a tree of hashes that nobody can read, with an order in it. */
export const bulkOrder = {
  primaryType: 'BulkOrder',
  domain: { name: 'Seaport', version: '1.5', chainId: 56, verifyingContract: OTHER },
  types: {
    BulkOrder: [field('tree', 'bytes32[2]'), field('offer', 'OfferItem[]')],
    OfferItem: [field('token', 'address'), field('startAmount', 'uint256')],
  },
  message: {
    tree: [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`],
    offer: [{ token: TOKEN, startAmount: '1' }],
  },
}

export const signInText = (host: string, changes: { uri?: string; address?: string } = {}) =>
  `${host} wants you to sign in with your Ethereum account:
${changes.address ?? ACCOUNT}

Welcome to the presale.

URI: ${changes.uri ?? `http://${host}`}
Version: 1
Chain ID: 56
Nonce: 8f2c1a9b77
Issued At: 2026-11-23T10:00:00.000Z`

/** Calls that the smart account makes as one, with its first delegation. */
export const operation = (
  calls: { target: string; value?: bigint; data?: `0x${string}` }[],
  changes: object = {},
) => ({
  sender: ACCOUNT,
  nonce: '0x0',
  callData: encodeFunctionData({
    abi: ACCOUNT_ABI,
    functionName: 'executeBatch',
    args: [
      calls.map(({ target, value = 0n, data = '0x' }) => ({ target: target as `0x${string}`, value, data })),
    ],
  }),
  callGasLimit: hex(100_000n),
  verificationGasLimit: hex(100_000n),
  preVerificationGas: hex(60_000n),
  maxFeePerGas: hex(10n ** 9n),
  maxPriorityFeePerGas: hex(10n ** 9n),
  factory: '0x7702',
  factoryData: '0x',
  eip7702Auth: { address: IMPLEMENTATION, chainId: '0x38', nonce: '0x7' },
  ...changes,
})

const message = (text: string) => ({ method: 'personal_sign', params: [stringToHex(text), ACCOUNT] })
const typedData = (data: object) => ({
  method: 'eth_signTypedData_v4',
  params: [ACCOUNT, JSON.stringify(data)],
})
const send = (changes: object) => ({ method: 'eth_sendTransaction', params: [transaction(changes)] })

const bought = { target: SALE, data: encodeFunctionData({ abi, functionName: 'buy', args: [1, 25n, OTHER] }) }

/** Facts beside a request, for screens that show them. */
export const KNOWN: Record<string, object> = {
  overBudget: { notSponsored: 'budget' },
  unavailable: { notSponsored: 'unavailable' },
}

/** One request for each kind of screen. `host` is the dapp's. */
export const screens = (host: string): Record<string, { method: string; params: unknown[] }> => ({
  message: message('Hello, this is a message.\nIt has two lines, and it is signed as it stands here.'),
  signIn: message(signInText(host)),
  foreignSignIn: message(signInText('bank.example')),
  hidden: message('Pay \u202e0001\u202c now\u200b, please \u0000ab'.replace('\u0000', '\u2028')),
  hex: { method: 'personal_sign', params: [`0x${'9f'.repeat(32)}`, ACCOUNT] },
  blank: message(' \n '),
  long: message(`${'word '.repeat(4_000)}the end`),
  permit: typedData(permit),
  permit2: typedData(permitSingle),
  bulkOrder: typedData(bulkOrder),
  otherChain: typedData({ ...permit, domain: { ...domain, chainId: 1 } }),
  native: send({ value: hex(1_500_000_000_000_000_001n) }),
  tokens: send({
    to: TOKEN,
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [OTHER, 12_345_670_000_000_000_000n] }),
  }),
  unlimited: send({
    to: TOKEN,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [OTHER, MAX] }),
  }),
  approveAll: send({
    to: OTHER,
    data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [OTHER, true] }),
  }),
  buy: send({
    to: SALE,
    value: '0x0',
    data: encodeFunctionData({ abi, functionName: 'buy', args: [1, 25n, OTHER] }),
  }),
  unreadable: send({ data: `0xdeadbeef${'00'.repeat(200)}` }),
  deploy: send({ to: undefined, data: '0x6000' }),
  calls: {
    method: 'wallet_sendCalls',
    params: [
      [
        transaction({
          to: TOKEN,
          data: encodeFunctionData({ abi, functionName: 'approve', args: [SALE, 25n * 10n ** 18n] }),
        }),
        transaction({
          to: SALE,
          nonce: '0x8',
          data: encodeFunctionData({ abi, functionName: 'buy', args: [1, 25n, OTHER] }),
        }),
        transaction({ value: hex(10n ** 16n), nonce: '0x9' }),
      ],
    ],
  },
  operation: {
    method: 'eth_sendUserOperation',
    params: [
      operation([
        { target: TOKEN, data: encodeFunctionData({ abi, functionName: 'approve', args: [SALE, MAX] }) },
        { target: SALE, data: encodeFunctionData({ abi, functionName: 'buy', args: [1, 25n, OTHER] }) },
        { target: OTHER, value: 10n ** 16n },
      ]),
      ENTRY_POINT,
    ],
  },
  sponsored: {
    method: 'eth_sendUserOperation',
    params: [
      operation([bought], {
        paymaster: OTHER,
        paymasterVerificationGasLimit: hex(60_000n),
        paymasterPostOpGasLimit: '0x0',
        paymasterData: `0x${'ab'.repeat(77)}`,
      }),
      ENTRY_POINT,
    ],
  },
  overBudget: { method: 'eth_sendUserOperation', params: [operation([bought]), ENTRY_POINT] },
  unavailable: { method: 'eth_sendUserOperation', params: [operation([bought]), ENTRY_POINT] },
  permissions: {
    method: 'wallet_grantPermissions',
    params: [
      {
        chainId: '0x38',
        address: ACCOUNT,
        expiry: 1_767_225_600,
        permissions: [
          { type: 'erc20-token-transfer', data: { address: TOKEN, allowance: hex(25n * 10n ** 18n) } },
        ],
      },
    ],
  },
})
