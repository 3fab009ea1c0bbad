import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { base58 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RpcRequest } from '../rpc/createPost.ts'
import { toSeed } from '../signer/derive.ts'
import { signSolana, toAddress } from '../signer/solana/signSolana.ts'
import { createNode } from './createNode.ts'
import { ASSOCIATED } from './decode.ts'
import { describeSolanaTransaction, type SolanaWarning } from './describeTransaction.ts'

const REFERENCE = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOL = 1_000_000_000n
const SYSTEM = address('11111111111111111111111111111111')
const TOKENS = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const MEMO = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const BUDGET = address('ComputeBudget111111111111111111111111111111')

const entropy = new Uint8Array(16).fill(5)
const ACCOUNT = toAddress(toSeed(entropy)) as Address

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())

const createAddress = async () => (await generateKeyPairSigner()).address
const u64 = (value: bigint) => [...new Uint8Array(new BigUint64Array([value]).buffer)]

const transfer = (from: Address, to: Address, lamports: bigint): Instruction => ({
  programAddress: SYSTEM,
  accounts: [
    { address: from, role: 3 },
    { address: to, role: 1 },
  ],
  data: Uint8Array.from([2, 0, 0, 0, ...u64(lamports)]),
})

/** Of a program that moves nothing, whatever it names. */
const note = (named: Address): Instruction => ({
  programAddress: BUDGET,
  accounts: [{ address: named, role: 0 }],
  data: Uint8Array.of(4, 0, 0, 1, 0),
})

const token = (data: number[], ...accounts: Address[]): Instruction => ({
  programAddress: TOKENS,
  accounts: [
    ...accounts.map((each) => ({ address: each, role: 1 as const })),
    { address: ACCOUNT, role: 2 as const },
  ],
  data: Uint8Array.from(data),
})

type WriteParameters = { payer?: Address; tables?: Record<Address, Address[]> }

async function write(instructions: Instruction[], { payer = ACCOUNT, tables = {} }: WriteParameters = {}) {
  const { value } = await createSolanaRpc(chain.rpcUrl).getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(value, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => compressTransactionMessageUsingAddressLookupTables(message, tables),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

const textOf = (transaction: string) =>
  JSON.stringify({ method: 'solana_signTransaction', params: { transaction, pubkey: ACCOUNT } })

const nodeOf = (reference = REFERENCE) =>
  createNode([chain.rpcUrl], reference, (url, init) => fetch(url, init))

const describeIt = async (transaction: string, node: RpcRequest = nodeOf()) =>
  (await describeSolanaTransaction({ text: textOf(transaction), account: ACCOUNT, isSent: true, node }))
    .description

async function send(transaction: string) {
  const { transaction: signed = '' } = signSolana(toSeed(entropy), textOf(transaction))
  return nodeOf()('sendTransaction', [signed, { encoding: 'base64' }])
}

/** A token of which the account has 25. */
async function createToken() {
  const [mint, held] = await Promise.all([createAddress(), createAddress()])
  chain.addToken({ mint, account: held, owner: ACCOUNT, amount: 25_000_000n, decimals: 6 })
  return { mint, held }
}

test('the balance falls by what the screen says, and by the fee', async () => {
  chain.fund(ACCOUNT, 5n * SOL)
  const transaction = await write([transfer(ACCOUNT, await createAddress(), (3n * SOL) / 2n)])
  const { changes, fee, warnings } = await describeIt(transaction)
  expect(changes).toEqual([{ mint: undefined, amount: (-3n * SOL) / 2n, decimals: 9 }])
  expect(fee).toBe(5_000n)
  expect(warnings).toEqual([])
  const before = chain.balanceOf(ACCOUNT)
  await send(transaction)
  expect(chain.balanceOf(ACCOUNT)).toBe(before + (changes?.[0]?.amount ?? 0n) - fee)
})

test('what is offered to be sooner is part of the fee', async () => {
  chain.fund(ACCOUNT, SOL)
  const budget = (data: number[]): Instruction => ({ programAddress: BUDGET, data: Uint8Array.from(data) })
  const transaction = await write([
    budget([2, ...u64(40_000n).slice(0, 4)]),
    budget([3, ...u64(1_000_000n)]),
    transfer(ACCOUNT, await createAddress(), SOL / 10n),
  ])
  const { fee, changes, warnings } = await describeIt(transaction)
  expect(fee).toBe(45_000n)
  expect(warnings).toEqual([])
  const before = chain.balanceOf(ACCOUNT)
  await send(transaction)
  expect(chain.balanceOf(ACCOUNT)).toBe(before + (changes?.[0]?.amount ?? 0n) - fee)
})

describe('tokens', () => {
  test('a transfer says which token moves, in its own units', async () => {
    chain.fund(ACCOUNT, SOL)
    const { mint, held } = await createToken()
    const to = await createAddress()
    chain.addToken({ mint, account: to, owner: await createAddress(), amount: 0n, decimals: 6 })
    chain.addToken({ mint, account: held, owner: ACCOUNT, amount: 25_000_000n, decimals: 6 })
    const { changes, warnings, actions } = await describeIt(
      await write([token([3, ...u64(20_000_000n)], held, to)]),
    )
    expect(changes).toEqual([{ mint, amount: -20_000_000n, decimals: 6 }])
    // The bytes do not say which token it is.
    expect(warnings).toEqual(['unnamedToken'])
    expect(actions).toEqual([
      { kind: 'tokenTransfer', program: TOKENS, source: held, to, authority: ACCOUNT, amount: 20_000_000n },
    ])
  })

  test('a transfer that names none is known by the account that it leaves, of tokens that everybody counts alike', async () => {
    chain.fund(ACCOUNT, SOL)
    const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
    const to = await createAddress()
    const seeds = [ACCOUNT, TOKENS, mint].map((each) => getAddressEncoder().encode(each))
    const [usual] = await getProgramDerivedAddress({ programAddress: address(ASSOCIATED), seeds })
    chain.addToken({ mint, account: to, owner: await createAddress(), amount: 0n, decimals: 6 })
    const warningsOf = async (held: Address, decimals = 6) => {
      chain.addToken({ mint, account: held, owner: ACCOUNT, amount: 25_000_000n, decimals })
      return (await describeIt(await write([token([3, ...u64(20_000_000n)], held, to)]))).warnings
    }
    expect(await warningsOf(usual)).toEqual([])
    expect(await warningsOf(await createAddress())).toEqual(['unnamedToken'])
    expect(await warningsOf(usual, 9)).toEqual(['disagree'])
  })

  describe('names the receiver', () => {
    const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
    const named = (isTokenAccount: boolean, address: string) => [{ address, isTokenAccount }]

    async function accountOf(owner: Address) {
      const seeds = [owner, TOKENS, mint].map((each) => getAddressEncoder().encode(each))
      const [account] = await getProgramDerivedAddress({ programAddress: address(ASSOCIATED), seeds })
      return account
    }

    /** Sends 20 to an account that somebody has, as the chain says. */
    async function sendTo(account: Address, owner: Address) {
      chain.fund(ACCOUNT, SOL)
      const held = await accountOf(ACCOUNT)
      chain.addToken({ mint, account, owner, amount: 0n, decimals: 6 })
      chain.addToken({ mint, account: held, owner: ACCOUNT, amount: 25_000_000n, decimals: 6 })
      const instruction = token([12, ...u64(20_000_000n), 6], held, mint, account)
      return describeIt(await write([instruction]))
    }

    test('of SOL', async () => {
      chain.fund(ACCOUNT, SOL)
      const to = await createAddress()
      const { receivers } = await describeIt(await write([transfer(ACCOUNT, to, SOL / 10n)]))
      expect(receivers).toEqual(named(false, to))
    })

    test('of a token by the owner, where the account is the one that everybody looks for', async () => {
      const owner = await createAddress()
      expect((await sendTo(await accountOf(owner), owner)).receivers).toEqual(named(false, owner))
    })

    test('of a token by its account, where a node alone says whose it is', async () => {
      const [owner, account] = await Promise.all([createAddress(), createAddress()])
      expect((await sendTo(account, owner)).receivers).toEqual(named(true, account))
      const usual = await accountOf(owner)
      // Its owner has given it to somebody else.
      expect((await sendTo(usual, await createAddress())).receivers).toEqual(named(true, usual))
    })

    test('also where no node answers, by the account that the transaction makes', async () => {
      const owner = await createAddress()
      const [held, to] = await Promise.all([accountOf(ACCOUNT), accountOf(owner)])
      const make: Instruction = {
        programAddress: address(ASSOCIATED),
        accounts: [
          { address: ACCOUNT, role: 3 },
          { address: to, role: 1 },
          { address: owner, role: 0 },
          { address: mint, role: 0 },
          { address: SYSTEM, role: 0 },
          { address: TOKENS, role: 0 },
        ],
        data: Uint8Array.of(1),
      }
      const move = token([12, ...u64(20_000_000n), 6], held, mint, to)
      const dead: RpcRequest = () => Promise.reject(new Error('dead'))
      const { receivers, warnings } = await describeIt(await write([make, move]), dead)
      expect(receivers).toEqual(named(false, owner))
      expect(warnings).toEqual(['notSimulated'])
    })

    test('and names none who is the user, or whom a program decides', async () => {
      chain.fund(ACCOUNT, SOL)
      expect((await describeIt(await write([transfer(ACCOUNT, ACCOUNT, 1n)]))).receivers).toEqual([])
      const program: Instruction = {
        programAddress: await createAddress(),
        accounts: [{ address: ACCOUNT, role: 3 }],
      }
      const to = await createAddress()
      const { receivers } = await describeIt(await write([program, transfer(ACCOUNT, to, 1n)]))
      expect(receivers).toEqual([])
    })
  })

  test('an approval warns, by its bytes and by what the node expects', async () => {
    chain.fund(ACCOUNT, SOL)
    const { held } = await createToken()
    const delegate = await createAddress()
    const { warnings, actions } = await describeIt(
      await write([token([4, ...u64(2n ** 64n - 1n)], held, delegate)]),
    )
    expect(warnings).toEqual(['givesAway', 'approve'])
    expect(actions).toEqual([{ kind: 'approve', account: held, delegate, amount: 2n ** 64n - 1n }])
  })

  test('handing the account over warns, and counts as paid', async () => {
    chain.fund(ACCOUNT, SOL)
    const { mint, held } = await createToken()
    const to = await createAddress()
    const data = [6, 2, 1, ...base58.decode(to)]
    const { warnings, changes, actions } = await describeIt(await write([token(data, held)]))
    expect(warnings).toEqual(['givesAway', 'setAuthority'])
    expect(changes).toEqual([{ mint, amount: -25_000_000n, decimals: 6 }])
    expect(actions).toEqual([{ kind: 'setAuthority', account: held, to }])
  })

  test('closing an account for somebody else warns', async () => {
    chain.fund(ACCOUNT, SOL)
    const { mint, held } = await createToken()
    chain.addToken({ mint, account: held, owner: ACCOUNT, amount: 0n, decimals: 6 })
    const other = await describeIt(await write([token([9], held, await createAddress())]))
    expect(other.warnings).toEqual(['closeAccount'])
    expect((await describeIt(await write([token([9], held, ACCOUNT)]))).warnings).toEqual([])
  })
})

test('a fee far above the usual one warns, and one that is usual does not', async () => {
  chain.fund(ACCOUNT, 20n * SOL)
  const price = (value: bigint): Instruction => ({
    programAddress: BUDGET,
    data: Uint8Array.from([3, ...u64(value)]),
  })
  const pay = async (value: bigint) =>
    describeIt(await write([price(value), transfer(ACCOUNT, await createAddress(), SOL / 10n)]))
  expect(await pay(20_000_000_000n)).toMatchObject({ fee: 8_000_005_000n, warnings: ['highFee'] })
  expect(await pay(20_000_000n)).toMatchObject({ fee: 8_005_000n, warnings: [] })
})

test('a price without a limit: the balance falls by what the screen says, and by no more than the fee', async () => {
  chain.fund(ACCOUNT, SOL)
  const price: Instruction = { programAddress: BUDGET, data: Uint8Array.from([3, ...u64(20_000_000n)]) }
  const transaction = await write([price, transfer(ACCOUNT, await createAddress(), SOL / 10n)])
  const { changes, fee } = await describeIt(transaction)
  expect(changes).toEqual([{ mint: undefined, amount: -SOL / 10n, decimals: 9 }])
  const before = chain.balanceOf(ACCOUNT)
  await send(transaction)
  const paid = before - chain.balanceOf(ACCOUNT) - SOL / 10n
  expect(paid).toBe(5_000n + 20n * 6_000n)
  expect(paid).toBeLessThanOrEqual(fee)
})

test('signatures that a program of the network checks are part of the fee', async () => {
  chain.fund(ACCOUNT, SOL)
  const programs = [
    'Ed25519SigVerify111111111111111111111111111',
    'KeccakSecp256k11111111111111111111111111111',
    'Secp256r1SigVerify1111111111111111111111111',
  ]
  const checks = programs.map(
    (program, index): Instruction => ({
      programAddress: address(program),
      data: Uint8Array.of(index + 1, 0),
    }),
  )
  const { fee } = await describeIt(await write(checks))
  expect(fee).toBe(5_000n * (1n + 1n + 2n + 3n))
})

describe('warns', () => {
  test('where the node expects something other than the bytes say, first of all', async () => {
    chain.fund(ACCOUNT, SOL)
    const node = nodeOf()
    const lying: RpcRequest = async (method, params) => {
      const answer = (await node(method, params)) as { value: { accounts?: { lamports: number }[] } }
      const [own] = answer.value.accounts ?? []
      if (own) own.lamports += 1
      return answer
    }
    const transaction = await write([transfer(ACCOUNT, await createAddress(), SOL / 10n)])
    expect((await describeIt(transaction, lying)).warnings).toEqual(['disagree'])
  })

  describe('where a node hides what the bytes say is paid', () => {
    /** Says that nothing has changed, and of accounts other than the user's that there are none. */
    const hiding: RpcRequest = async (method, params) => {
      const [first, options] = params as [string[], { accounts?: { addresses: string[] } }]
      const addresses = options.accounts?.addresses ?? first
      const isBefore = method === 'getMultipleAccounts'
      // The fee is all that goes.
      const own = { lamports: isBefore ? 5_000 : 0, owner: SYSTEM, data: ['', 'base64'] }
      const accounts = addresses.map((each) => (each === ACCOUNT ? own : null))
      return { value: isBefore ? accounts : { err: null, accounts } }
    }

    test.each<[string, () => Promise<Instruction[]>]>([
      [
        'beside a program that may change nothing',
        async () => [
          { programAddress: BUDGET, data: Uint8Array.of(4, 0, 0, 1, 0) },
          transfer(ACCOUNT, await createAddress(), SOL),
        ],
      ],
      [
        'beside a new token account',
        async () => [
          {
            programAddress: address(ASSOCIATED),
            accounts: [
              { address: ACCOUNT, role: 3 },
              { address: await createAddress(), role: 1 },
              { address: await createAddress(), role: 0 },
              { address: await createAddress(), role: 0 },
            ],
            data: Uint8Array.of(1),
          },
          transfer(ACCOUNT, await createAddress(), SOL),
        ],
      ],
      [
        'beside a token account that is closed for the user',
        async () => [
          token([9], await createAddress(), ACCOUNT),
          transfer(ACCOUNT, await createAddress(), SOL),
        ],
      ],
      [
        'from a token account that it keeps silent about',
        async () => [token([3, ...u64(20_000_000n)], await createAddress(), await createAddress())],
      ],
    ])('%s', async (_, create) => {
      const found = await describeIt(await write(await create()), hiding)
      expect(found).toMatchObject({ changes: [], warnings: ['disagree'] })
    })
  })

  test.each([
    ['another token', true, 6, ['disagree']],
    ['other decimals', false, 9, ['disagree']],
    ['the same', false, 6, []],
  ] as const)('where a transfer names %s than the node', async (_, isOther, decimals, warnings) => {
    chain.fund(ACCOUNT, SOL)
    const { mint, held } = await createToken()
    const to = await createAddress()
    chain.addToken({ mint, account: to, owner: await createAddress(), amount: 0n, decimals: 6 })
    const named = isOther ? await createAddress() : mint
    const node = nodeOf()
    // The network refuses what the user would sign then: an honest node says so.
    const honest = await write([token([3, ...u64(20_000_000n)], held, to)])
    const believing: RpcRequest = (method, params) => {
      const [, options] = params as [unknown, { accounts?: unknown }]
      return node(method, method === 'simulateTransaction' ? [honest, options] : params)
    }
    const transaction = await write([token([12, ...u64(20_000_000n), decimals], held, named, to)])
    expect((await describeIt(transaction, believing)).warnings).toEqual(warnings)
  })

  test('where it cannot be tried out: no node, another network, a failure', async () => {
    chain.fund(ACCOUNT, SOL)
    const transaction = await write([transfer(ACCOUNT, await createAddress(), SOL / 10n)])
    const dead = createNode(['http://127.0.0.1:1'], REFERENCE, (url, init) => fetch(url, init))
    const tooMuch = await write([transfer(ACCOUNT, await createAddress(), 10n ** 15n)])
    for (const found of [
      await describeIt(transaction, dead),
      await describeIt(transaction, nodeOf('EtWTRABZaYq6iMfeYKouRu166VU2xqa1')),
      await describeIt(tooMuch),
    ])
      expect(found).toMatchObject({ changes: undefined, warnings: ['notSimulated'] })
  })

  describe('of accounts that only a table on the network names', () => {
    const TABLES = address('AddressLookupTab1e1111111111111111111111111')

    test.each<[string, (to: Address) => Instruction[], SolanaWarning[]]>([
      ['who gets SOL', (to) => [transfer(ACCOUNT, to, SOL / 10n)], ['lookedUp']],
      ['what a note names', (to) => [note(to)], []],
    ])('%s', async (_, create, warnings) => {
      chain.fund(ACCOUNT, SOL)
      const [table, to] = await Promise.all([createAddress(), createAddress()])
      const data = Uint8Array.from([...new Uint8Array(56).fill(255), ...base58.decode(to)])
      data.set([1, 0, 0, 0])
      const node = nodeOf()
      const believing: RpcRequest = async (method, params) => {
        const [first] = params as [unknown[]]
        if (method === 'getMultipleAccounts' && first[0] === table)
          return {
            value: [{ lamports: 1, owner: TABLES, data: [Buffer.from(data).toString('base64'), 'base64'] }],
          }
        if (method !== 'simulateTransaction') return node(method, params)
        // LiteSVM has no such table: it tries the same without one.
        return node(method, [await write(create(to)), (params as unknown[])[1]])
      }
      const found = await describeIt(await write(create(to), { tables: { [table]: [to] } }), believing)
      expect(found.warnings).toEqual(warnings)
    })
  })

  test('of a program that nobody knows and that may change accounts', async () => {
    chain.fund(ACCOUNT, SOL)
    const program = await createAddress()
    const use = (role: 0 | 1): Instruction => ({
      programAddress: program,
      accounts: [{ address: MEMO, role }],
      data: Uint8Array.of(1),
    })
    expect((await describeIt(await write([use(1)]))).warnings).toContain('unknownProgram')
    expect((await describeIt(await write([use(0)]))).warnings).not.toContain('unknownProgram')
  })

  test('of another payer and other signers, and the fee is not the user’s', async () => {
    const payer = await createAddress()
    chain.fund(payer, SOL)
    chain.fund(ACCOUNT, SOL)
    const found = await describeIt(await write([transfer(ACCOUNT, payer, SOL / 10n)], { payer }))
    expect(found).toMatchObject({ fee: 0n, warnings: ['otherPayer', 'severalSigners'] })
    expect(found.changes).toEqual([{ mint: undefined, amount: -SOL / 10n, decimals: 9 }])
  })

  test('of a signature without an end', async () => {
    chain.fund(ACCOUNT, SOL)
    const nonce: Instruction = {
      programAddress: SYSTEM,
      accounts: [{ address: await createAddress(), role: 1 }],
      data: Uint8Array.of(4, 0, 0, 0),
    }
    expect((await describeIt(await write([nonce]))).warnings).toContain('durableNonce')
  })
})

test('refuses what is for another account, what it cannot read, and what is no base64', async () => {
  const other = await createAddress()
  await expect(describeIt(await write([transfer(other, ACCOUNT, 1n)], { payer: other }))).rejects.toThrow(
    'The request is for another account',
  )
  await expect(describeIt('AQID')).rejects.toThrow('Not a transaction of Solana')
  await expect(describeIt('?')).rejects.toThrow('The transaction is not in base64')
})
