import type { BitcoinAddress, BitcoinProvider, BitcoinPurpose } from '@foyer/modal-core'
import { type BitcoinTestWalletOptions, createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { expect, test } from 'vitest'
import { explainWalletError } from '../connections/explainWalletError.ts'
import { bitcoin } from '../networks/bitcoin.ts'
import { createPsbt, RECEIVER } from '../test/bitcoinPsbt.ts'
import { fromHex } from './bytes.ts'
import { createWbip, type WbipProvider } from './dialects/wbip.ts'
import { readShared } from './readShared.ts'
import { toProvider } from './toProvider.ts'

const SECRET = '01'.repeat(32)
const PURPOSES = ['payment', 'ordinals'] as const

type SetupParameters = {
  switches?: BitcoinTestWalletOptions['switches']
  purposes?: readonly BitcoinPurpose[]
}

/** A connected wallet as a dapp gets it, with these addresses alone. */
async function setup({ switches = {}, purposes = PURPOSES }: SetupParameters) {
  const wallet = createBitcoinTestWallet({ accounts: [`0x${SECRET}`], switches })
  const wbip = createWbip(wallet.provider as WbipProvider, { name: 'Dev Wallet', purposes })
  const shared = await wbip.connect(bitcoin as never)
  const account = readShared(shared, { networks: [], inUse: bitcoin as never, purposes })
  if (account === undefined) throw new Error('The wallet shares nothing')
  return toProvider({ wallet: wbip, ...account })
}

const first = ({ addresses }: BitcoinProvider) => addresses[0] as BitcoinAddress
const psbtOf = ({ addresses }: BitcoinProvider) =>
  createPsbt({ addresses, secret: fromHex(SECRET) as Uint8Array })
const listFirst = (wallet: BitcoinProvider) => [{ address: first(wallet).address, index: 0 }]

type Row = readonly [string, SetupParameters, string, (wallet: BitcoinProvider) => Promise<unknown>]

const ROWS: readonly Row[] = [
  [
    'signs an input that was not listed',
    { switches: { signsAll: true } },
    'more of your coins',
    (wallet) => wallet.signPsbt({ psbt: psbtOf(wallet), signInputs: listFirst(wallet) }),
  ],
  [
    'signs nothing',
    { switches: { signsNothing: true } },
    'did not sign everything',
    (wallet) => wallet.signPsbt({ psbt: psbtOf(wallet), signInputs: listFirst(wallet) }),
  ],
  [
    'signs another transaction',
    { switches: { changesPsbt: true } },
    'something other',
    (wallet) => wallet.signPsbt({ psbt: psbtOf(wallet), signInputs: listFirst(wallet) }),
  ],
  [
    'is declined',
    { switches: { reject: ['signMessage'] } },
    'You declined',
    (wallet) => wallet.signMessage({ address: first(wallet).address, message: 'x' }),
  ],
  [
    'is asked for a PSBT that is none',
    {},
    'cannot be read',
    (wallet) => wallet.signPsbt({ psbt: 'AAAA', signInputs: listFirst(wallet) }),
  ],
  [
    'is asked for an input of another address',
    {},
    'does not spend your coins',
    (wallet) =>
      wallet.signPsbt({ psbt: psbtOf(wallet), signInputs: [{ address: first(wallet).address, index: 1 }] }),
  ],
  [
    'is asked for an address that it has not',
    {},
    'does not share',
    (wallet) => wallet.signMessage({ address: RECEIVER, message: 'x' }),
  ],
  [
    'is to pay an address of another network',
    {},
    'not an address on Bitcoin',
    (wallet) => wallet.sendTransfer({ to: 'tb1qansfnl66ejspf366xjjvh50vy6xqgctzf0lcp2', amount: 1n }),
  ],
  ['is to pay nothing', {}, 'above zero', (wallet) => wallet.sendTransfer({ to: RECEIVER, amount: 0n })],
  [
    'shares an address for Ordinals alone',
    { purposes: ['ordinals'] },
    'Ordinals',
    (wallet) => wallet.sendTransfer({ to: RECEIVER, amount: 1n }),
  ],
]

test.each(ROWS)('a wallet that %s fails with a sentence', async (_, options, text, act) => {
  const wallet = await setup(options)
  const error: unknown = await act(wallet).catch((one: unknown) => one)
  expect(await explainWalletError(error)).toContain(text)
})
