import type { Locale, WalletProblemCode } from '@foyer/modal-core'
import { ConnectError, UserRejectedError } from '@foyer/modal-core/page'
import { expect, test } from 'vitest'
import { askBitcoin } from '../bitcoin/askBitcoin.ts'
import { BitcoinRequestError, NodeError } from '../bitcoin/errors.ts'
import { NodeError as RpcNodeError } from '../rpc/NodeError.ts'
import { askWallet } from './askWallet.ts'
import {
  UnsupportedFeatureError,
  WalletAccountError,
  WalletAnswerError,
  WalletBlockedError,
  WalletReplacedError,
} from './errors.ts'
import { explainWalletError } from './explainWalletError.ts'

const LOCALES: Locale[] = ['en', 'zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru']

const wallet = { wallet: 'Keplr', ecosystem: 'Cosmos' }
const cause = new Error('socket hang up')

const ERRORS: readonly [code: WalletProblemCode, error: Error & { problem?: object }][] = [
  ['accountChanged', new WalletAccountError(wallet)],
  ['answerAddress', new WalletAnswerError({ ...wallet, reason: 'x', code: 'answerAddress' })],
  ['answerInputs', new WalletAnswerError({ ...wallet, reason: 'x', code: 'answerInputs' })],
  ['answerOther', new WalletAnswerError({ ...wallet, reason: 'x', code: 'answerOther' })],
  ['answerSignature', new WalletAnswerError({ ...wallet, reason: 'x' })],
  ['answerUnsigned', new WalletAnswerError({ ...wallet, reason: 'x', code: 'answerUnsigned' })],
  ['mayBeSent', new WalletAnswerError({ ...wallet, reason: 'x', isSent: true })],
  ['blocked', new WalletBlockedError({ ...wallet, cause })],
  ['replaced', new WalletReplacedError(wallet)],
  ['cannotConnect', new UnsupportedFeatureError({ ...wallet, action: 'connect' })],
  ['cannotSend', new UnsupportedFeatureError({ ...wallet, action: 'send' })],
  ['cannotSignMessages', new UnsupportedFeatureError({ ...wallet, action: 'signMessages' })],
  ['cannotSignTransactions', new UnsupportedFeatureError({ ...wallet, action: 'signTransactions' })],
  ['cannotSwitchNetworks', new UnsupportedFeatureError({ ...wallet, action: 'switchNetworks' })],
  ['nodeDown', new NodeError({ network: 'Bitcoin', cause })],
  ['nodeOfOtherNetwork', new RpcNodeError({ network: 'Solana' })],
  ['requestAmount', new BitcoinRequestError('x', { code: 'requestAmount' })],
]

test.each(ERRORS)(
  '%s has a sentence in each language, with the names and what to do',
  async (code, error) => {
    expect(error.problem).toMatchObject({ code })
    const texts = await Promise.all(LOCALES.map((locale) => explainWalletError(error, { locale })))
    expect(new Set(texts).size).toBe(LOCALES.length)
    for (const text of texts) expect(text).toMatch(/^.{15,}/)
    expect(await explainWalletError(new ConnectError({ cause: error }))).toBe(texts[0])
  },
)

test.each([
  ['the words of Keplr', askWallet, new Error('Request rejected')],
  ['the code of EIP-1193', askWallet, { code: 4001 }],
  ['the code of pairing', askWallet, { code: 5000, message: 'x' }],
  ['the code of the WBIPs', askBitcoin, { code: -32000, message: 'x' }],
  ['the envelope of Leather', askBitcoin, { error: { code: 4001 } }],
  ['a text', askWallet, 'Cancelled'],
])('a refusal by %s is one', async (_, ask, thrown) => {
  const error: unknown = await ask(() => Promise.reject(thrown)).catch((one) => one)
  expect(error).toBeInstanceOf(UserRejectedError)
  expect(await explainWalletError(error)).toBe('You declined the request. You can ask again at any time.')
})

test.each(['Wallet is locked', { message: 'Please unlock your wallet first' }])(
  'a locked wallet that says %j is one',
  async (thrown) => {
    const error: unknown = await askWallet(() => Promise.reject(thrown)).catch((one) => one)
    expect(await explainWalletError(error, { locale: 'ja' })).toContain('ロック')
  },
)

test.each([undefined, null, {}, 'text', 7, new Error('block lock time')])(
  '%j stays what it is',
  async (thrown) => {
    const error: unknown = await askWallet(() => Promise.reject(thrown)).catch((one) => one)
    expect(error).toBeInstanceOf(Error)
    expect(await explainWalletError(error)).toBeUndefined()
  },
)
