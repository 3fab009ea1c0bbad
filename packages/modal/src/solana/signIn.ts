import type { Network, SiwxMessage, SiwxSession, SiwxTarget, StandardWallet } from '@foyer/modal-core'
import { askWallet } from '../connections/askWallet.ts'
import { toBase58 } from '../encoding/base58.ts'
import { methodOf } from '../standard/readWallet.ts'
import { readAccounts, type SolanaAccount } from './accounts.ts'
import { fromAddress } from './base58.ts'
import { idOfChain, signInChainOf } from './chains.ts'
import { UnsupportedFeatureError, WalletAnswerError } from './errors.ts'
import { textOf } from './offchainMessage.ts'
import { readSignIn } from './readSignIn.ts'

type SignInParameters = {
  wallet: StandardWallet
  network: Network
  createMessage: (target: SiwxTarget) => Promise<SiwxMessage>
}

/** The most that the time which a wallet writes may differ from the one it was given, in milliseconds. */
const TIME_OFF = 10 * 60_000

/** Fields that a wallet may not change. It chooses the account, and may write the time at which it asks. */
const SETTLED = [
  'domain',
  'uri',
  'version',
  'nonce',
  'statement',
  'expirationTime',
  'notBefore',
  'requestId',
] as const

/**
 * Has the wallet connect and sign in with one prompt (`solana:signIn`). The wallet chooses the account, and writes the
 * text.
 *
 * @throws {WalletAnswerError} the text is not what was asked for
 */
export async function signIn({
  wallet,
  network,
  createMessage,
}: SignInParameters): Promise<{ account: SolanaAccount; session: SiwxSession }> {
  const method = methodOf(wallet, 'solana:signIn')
  if (method === undefined) throw new UnsupportedFeatureError({ wallet, feature: 'solana:signMessage' })
  const { accountAddress, serializedMessage, ...asked } = await createMessage({
    accountAddress: '',
    chainId: network.caipNetworkId,
  })
  const answers: unknown = await askWallet(() => method(toInput(asked, network)))
  const { account: given, signature, signedMessage } = Object(Array.isArray(answers) ? answers[0] : undefined)
  const [account] = readAccounts([given])
  if (account === undefined)
    throw new WalletAnswerError({
      wallet,
      reason: 'signed in with no account of Solana',
      code: 'answerAddress',
    })
  if (!(signature instanceof Uint8Array) || signature.length !== 64 || !(signedMessage instanceof Uint8Array))
    throw new WalletAnswerError({ wallet, reason: 'answered without a signature' })
  const message = textOf(signedMessage, fromAddress(account.address) ?? new Uint8Array())
  const data = readSignIn(message)
  if (data === undefined || data.accountAddress !== account.address || !isAnswerTo(asked, data, network))
    throw new WalletAnswerError({
      wallet,
      reason: 'signed another text than it was asked for',
      code: 'answerOther',
    })
  // The chains of this machine have one name.
  const { chainId } = asked
  return {
    account,
    session: {
      data: { ...data, chainId },
      message,
      signature: toBase58(signature),
      proof: { scheme: 'siws' },
    },
  }
}

/** The input of `solana:signIn`. Wallets refuse properties that are there and undefined. */
function toInput({ chainId: _, ...asked }: Omit<SiwxMessage, 'accountAddress'>, network: Network) {
  const fields = Object.entries({ ...asked, chainId: signInChainOf(network) })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function isAnswerTo(asked: Omit<SiwxMessage, 'accountAddress'>, answer: SiwxMessage, network: Network) {
  const resources = (message: Pick<SiwxMessage, 'resources'>) => JSON.stringify(message.resources ?? [])
  const isOnChain = answer.chainId === `solana:${idOfChain(signInChainOf(network))}`
  const issuedAt = Date.parse(answer.issuedAt ?? asked.issuedAt ?? '')
  const isInTime = !(Math.abs(issuedAt - Date.parse(asked.issuedAt ?? '')) > TIME_OFF)
  return (
    isOnChain &&
    isInTime &&
    SETTLED.every((name) => asked[name] === answer[name]) &&
    resources(asked) === resources(answer)
  )
}
