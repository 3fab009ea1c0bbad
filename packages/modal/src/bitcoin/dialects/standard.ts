import type { StandardAccount, StandardWallet } from '@foyer/modal-core'
import { UnsupportedFeatureError, WalletAnswerError } from '../../connections/errors.ts'
import { type Method, methodOf } from '../../standard/readWallet.ts'
import { isSame, toHex } from '../bytes.ts'
import type { BitcoinWallet, DialectParameters, SharedAddress, SignInput } from './types.ts'

/** The ability that a wallet without a feature lacks. */
const ACTIONS = {
  'bitcoin:connect': 'connect',
  'bitcoin:signMessage': 'signMessages',
  'bitcoin:signTransaction': 'signTransactions',
  'bitcoin:signAndSendTransaction': 'send',
} as const

/** The kinds of signatures, as this dialect writes them. */
const SIGHASHES: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

/** A wallet with the drafts of Bitcoin for the Wallet Standard. */
export function createStandard(wallet: StandardWallet, { name, purposes }: DialectParameters): BitcoinWallet {
  function methodFor(feature: keyof typeof ACTIONS): Method {
    const method = methodOf(wallet, feature)
    if (method === undefined)
      throw new UnsupportedFeatureError({
        wallet: name,
        ecosystem: 'Bitcoin',
        action: ACTIONS[feature],
        feature,
      })
    return method
  }

  /** The accounts that the wallet shares now, each with its object: requests name it. */
  function accounts(given: unknown = wallet.accounts) {
    const list: readonly unknown[] = Array.isArray(given) ? given : []
    return list.flatMap((account) => {
      const address = readAccount(account as StandardAccount)
      return address === undefined ? [] : [{ ...address, account }]
    })
  }

  const accountOf = (address: string) => accounts().find((one) => one.address === address)?.account

  /** Asks for one thing, and takes the only answer. */
  async function askFor(feature: keyof typeof ACTIONS, input: object) {
    const answers = await methodFor(feature)(input)
    return Object(Array.isArray(answers) ? answers[0] : undefined) as Record<string, unknown>
  }

  return {
    name,
    async connect() {
      const answer = Object(await methodFor('bitcoin:connect')({ purposes })) as { accounts?: unknown }
      return accounts(answer.accounts)
    },
    async resume() {
      const shared = accounts()
      const connect = methodOf(wallet, 'standard:connect')
      if (shared.length > 0 || connect === undefined) return shared
      return accounts((Object(await connect({ silent: true })) as { accounts?: unknown }).accounts)
    },
    disconnect: async () =>
      (methodOf(wallet, 'bitcoin:disconnect') ?? methodOf(wallet, 'standard:disconnect'))?.(),
    watch(listener) {
      const on = methodOf(wallet, 'bitcoin:events', 'on') ?? methodOf(wallet, 'standard:events', 'on')
      const stop = on?.('change', () => listener(accounts()))
      return () => typeof stop === 'function' && stop()
    },
    async signMessage({ address, message }) {
      const bytes = new TextEncoder().encode(message)
      const { signedMessage, signature } = await askFor('bitcoin:signMessage', {
        account: accountOf(address),
        message: bytes,
      })
      if (signedMessage instanceof Uint8Array && !isSame(signedMessage, bytes))
        throw new WalletAnswerError({
          wallet: name,
          ecosystem: 'Bitcoin',
          reason: 'signed another text than it was asked for',
          code: 'answerOther',
        })
      return signature
    },
    async signPsbt({ psbt, signInputs, broadcast }) {
      const input = { psbt, inputsToSign: toInputs(signInputs, accountOf) }
      if (!broadcast) return { psbt: (await askFor('bitcoin:signTransaction', input)).signedPsbt }
      return { psbt: undefined, txid: (await askFor('bitcoin:signAndSendTransaction', input)).txId }
    },
    canSend: () => false,
  }
}

/** Undefined for an account that fails, or is none of Bitcoin. */
function readAccount(account: StandardAccount): (SharedAddress & { address: string }) | undefined {
  try {
    const { address, chains, publicKey } = account
    const isBitcoin = [...chains].some((chain) => String(chain).startsWith('bitcoin:'))
    return isBitcoin ? { address, publicKey: toHex(Uint8Array.from(publicKey as Uint8Array)) } : undefined
  } catch {
    return undefined
  }
}

/** One entry for each account and kind of signature. */
function toInputs(signInputs: readonly SignInput[], accountOf: (address: string) => unknown) {
  return signInputs.map(({ address, index, sighashTypes }) => {
    const sigHash = SIGHASHES[sighashTypes?.[0] ?? 0]
    return { account: accountOf(address), signingIndexes: [index], ...(sigHash && { sigHash }) }
  })
}
