import type { BitcoinAddress, BitcoinProvider, Network } from '@foyer/modal-core'
import { isOfPrefix, readAddress, scriptOf } from './address.ts'
import { fromBase64, fromEither, isSame, toBase64 } from './bytes.ts'
import { prefixOf } from './chains.ts'
import type { BitcoinWallet, SignInput } from './dialects/types.ts'
import {
  askWallet,
  BitcoinRequestError,
  isMissing,
  UnsupportedFeatureError,
  WalletAnswerError,
} from './errors.ts'
import { type Psbt, readPsbt } from './psbt.ts'

type Protocol = 'bip322' | 'ecdsa'

/** 21 million bitcoin. */
const MOST = 2_100_000_000_000_000n
const TXID = /^[0-9a-f]{64}$/i
/** Newer wallets say so which form of BIP-322 follows. */
const SIMPLE = /^smp/

type ToProviderParameters = {
  wallet: BitcoinWallet
  addresses: readonly BitcoinAddress[]
  network: Network
}

/** A connected wallet as the dapp gets it: requests and answers are checked, whatever the dialect. */
export function toProvider({ wallet, addresses, network }: ToProviderParameters): BitcoinProvider {
  const { name, satsConnectId } = wallet

  function requireAddress(address: string): BitcoinAddress {
    const found = addresses.find((one) => one.address === address)
    if (found === undefined)
      throw new BitcoinRequestError(`${name} does not share the address ${String(address).slice(0, 64)}`)
    return found
  }

  async function askToSign(address: string, message: string, protocol: Protocol) {
    const answer = await askWallet(() => wallet.signMessage({ address, message, protocol }))
    const bytes =
      answer instanceof Uint8Array
        ? answer
        : fromEither(typeof answer === 'string' ? answer.replace(SIMPLE, '') : undefined)
    if (bytes === undefined || bytes.length < 64)
      throw new WalletAnswerError({ wallet: name, reason: 'answered without a signature' })
    // Its form says how it was made: wallets that know one way only ignore what they are asked for.
    return { signature: toBase64(bytes), protocol: isEcdsa(bytes) ? ('ecdsa' as const) : ('bip322' as const) }
  }

  return {
    addresses,
    satsConnectId,

    async signMessage({ address, message, protocol }) {
      const { addressType } = requireAddress(address)
      // BIP-322 has no simple form for the oldest addresses.
      if (protocol !== undefined || addressType === 'p2pkh')
        return askToSign(address, message, protocol ?? 'ecdsa')
      return askToSign(address, message, 'bip322').catch((cause) => {
        if (addressType === 'p2tr' || !isMissing(cause)) throw cause
        return askToSign(address, message, 'ecdsa')
      })
    },

    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const bytes = fromBase64(psbt)
      const asked = bytes && readPsbt(bytes)
      if (bytes === undefined || asked === undefined)
        throw new BitcoinRequestError('The PSBT is not one of version 0 in base64')
      checkInputs(asked, signInputs, requireAddress)
      const answer = await askWallet(() => wallet.signPsbt({ psbt: bytes, signInputs, broadcast }))
      const isSent = broadcast && wallet.push === undefined
      // A wallet that sends may say the id alone.
      if (isSent && answer.psbt === undefined) return { psbt, txid: requireTxid(name, answer.txid) }
      const signed = answer.psbt instanceof Uint8Array ? answer.psbt : fromEither(answer.psbt)
      const reason =
        signed === undefined ? 'answered without a PSBT' : reasonAgainst(asked, signed, signInputs)
      if (signed === undefined || reason !== undefined)
        throw new WalletAnswerError({ wallet: name, reason: reason ?? '', isSent })
      const result = { psbt: toBase64(signed) }
      if (!broadcast) return result
      const txid = isSent ? answer.txid : await askWallet(() => wallet.push?.(signed))
      return { ...result, txid: requireTxid(name, txid) }
    },

    async sendTransfer({ to, amount }) {
      const receiver = readAddress(to)
      if (receiver === undefined || !isOfPrefix(receiver, prefixOf(network)))
        throw new BitcoinRequestError(`${String(to).slice(0, 64)} is no address of ${network.name}`)
      if (typeof amount !== 'bigint' || amount <= 0n || amount > MOST)
        throw new BitcoinRequestError(
          'The amount is not a number of satoshi between 1 and 21 million bitcoin',
        )
      const from = addresses.find(({ purpose }) => purpose === 'payment')?.address
      if (from === undefined)
        throw new BitcoinRequestError(
          `${name} shares no address for payments, and what is at an address for ordinals is not spent`,
        )
      const { sendTransfer } = wallet
      if (sendTransfer === undefined)
        throw new UnsupportedFeatureError({ wallet: name, action: 'send transactions' })
      const txid = await askWallet(() => sendTransfer({ from, to: receiver.address, amount }))
      return { txid: requireTxid(name, txid) }
    },
  }
}

const isEcdsa = ({ length, 0: header = 0 }: Uint8Array) => length === 65 && header >= 27 && header <= 42

/** @throws {BitcoinRequestError} an input is not there, or is not of the address that it is listed with */
function checkInputs(
  { inputs }: Psbt,
  signInputs: readonly SignInput[],
  requireAddress: (address: string) => BitcoinAddress,
) {
  if (!Array.isArray(signInputs) || signInputs.length === 0)
    throw new BitcoinRequestError('`signInputs` lists no input: name each one that is to be signed')
  for (const { address, index } of signInputs) {
    const input = inputs[index]
    if (input === undefined) throw new BitcoinRequestError(`The PSBT has no input ${index}`)
    const read = readAddress(requireAddress(address).address)
    if (read && input.script && !isSame(input.script, scriptOf(read)))
      throw new BitcoinRequestError(`Input ${index} spends no coin of ${address}`)
  }
}

/** Why what a wallet has signed is not used. Undefined if it is what was asked for. */
function reasonAgainst(asked: Psbt, bytes: Uint8Array, signInputs: readonly SignInput[]): string | undefined {
  const signed = readPsbt(bytes)
  if (signed === undefined) return 'answered without a PSBT'
  if (!isSame(signed.transaction, asked.transaction))
    return 'signed another transaction than it was asked for'
  for (const [index, { signatures, isFinal }] of signed.inputs.entries()) {
    const before = asked.inputs[index]
    const isListed = signInputs.some((one) => one.index === index)
    if (isListed && signatures.length === 0 && !isFinal) return `has not signed input ${index}`
    const isNew = signatures.some((key) => !before?.signatures.includes(key))
    const isMadeFinal = isFinal && before?.isFinal === false && before.signatures.length === 0
    if (!isListed && (isNew || isMadeFinal)) return `signed input ${index}, which was not listed`
  }
  return undefined
}

function requireTxid(wallet: string, txid: unknown): string {
  if (typeof txid === 'string' && TXID.test(txid)) return txid.toLowerCase()
  throw new WalletAnswerError({ wallet, reason: 'answered without a transaction’s id', isSent: true })
}
