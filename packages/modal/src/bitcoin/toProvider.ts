import type { BitcoinAddress, BitcoinProvider, Network } from '@foyer/modal-core'
import { UnsupportedFeatureError, WalletAnswerError } from '../connections/errors.ts'
import { readAddress, scriptOf } from './address.ts'
import { askBitcoin, isMissing } from './askBitcoin.ts'
import { fromBase64, fromEither, fromHex, isSame, toBase64 } from './bytes.ts'
import type { BitcoinWallet, SignInput } from './dialects/types.ts'
import { BitcoinRequestError } from './errors.ts'
import { isKeyOf } from './keys.ts'
import { type Psbt, readPsbt } from './psbt.ts'
import type { FoundAddress } from './readShared.ts'
import { readReceiver } from './send/readReceiver.ts'

type Protocol = 'bip322' | 'ecdsa'

/** 21 million bitcoin. */
const MAX_SATOSHIS = 2_100_000_000_000_000n
const TXID = /^[0-9a-f]{64}$/i
/** Newer wallets say so which form of BIP-322 follows. */
const SIMPLE = /^smp/

type ToProviderParameters = {
  wallet: BitcoinWallet
  addresses: readonly FoundAddress[]
  network: Network
}

/** A connected wallet as the dapp gets it: requests and answers are checked, whatever the dialect. */
export function toProvider({ wallet, addresses: found, network }: ToProviderParameters): BitcoinProvider {
  const addresses = found.map(toAddress)
  const { name, satsConnectId } = wallet
  const answerer = { wallet: name, ecosystem: 'Bitcoin' }

  function requireAddress(address: string): BitcoinAddress {
    const found = addresses.find((one) => one.address === address)
    if (found === undefined)
      throw new BitcoinRequestError(`${name} does not share the address ${String(address).slice(0, 64)}`, {
        code: 'requestAddress',
        wallet: name,
      })
    return found
  }

  async function askToSign(address: string, message: string, protocol: Protocol) {
    const answer = await askBitcoin(() => wallet.signMessage({ address, message, protocol }))
    const bytes =
      answer instanceof Uint8Array
        ? answer
        : fromEither(typeof answer === 'string' ? answer.replace(SIMPLE, '') : undefined)
    if (bytes === undefined || bytes.length < 64)
      throw new WalletAnswerError({ ...answerer, reason: 'answered without a signature' })
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
        throw new BitcoinRequestError('The PSBT is not one of version 0 in base64', {
          code: 'requestPsbt',
          wallet: name,
        })
      checkInputs(asked, signInputs, { wallet: name, requireAddress })
      const answer = await askBitcoin(() => wallet.signPsbt({ psbt: bytes, signInputs, broadcast }))
      const isSent = broadcast && wallet.push === undefined
      // A wallet that sends may say the id alone.
      if (isSent && answer.psbt === undefined) return { psbt, txid: requireTxid(name, answer.txid) }
      const signed = answer.psbt instanceof Uint8Array ? answer.psbt : fromEither(answer.psbt)
      const reason = signed === undefined ? NO_PSBT : reasonAgainst(asked, signed, signInputs)
      if (signed === undefined || reason !== undefined)
        throw new WalletAnswerError({ ...answerer, ...(reason ?? NO_PSBT), isSent })
      const result = { psbt: toBase64(signed) }
      if (!broadcast) return result
      const txid = isSent ? answer.txid : await askBitcoin(() => wallet.push?.(signed))
      return { ...result, txid: requireTxid(name, txid) }
    },

    async sendTransfer({ to, amount }) {
      const receiver = typeof to === 'string' ? readReceiver(to, network) : undefined
      if (receiver === undefined)
        throw new BitcoinRequestError(`${String(to).slice(0, 64)} is no address of ${network.name}`, {
          code: 'requestReceiver',
          network: network.name,
        })
      if (typeof amount !== 'bigint' || amount <= 0n || amount > MAX_SATOSHIS)
        throw new BitcoinRequestError(
          'The amount is not a number of satoshi between 1 and 21 million bitcoin',
          { code: 'requestAmount' },
        )
      const from = addresses.find(({ purpose }) => purpose === 'payment')?.address
      if (from === undefined)
        throw new BitcoinRequestError(
          `${name} shares no address for payments, and what is at an address for ordinals is not spent`,
          { code: 'ordinalsKept', wallet: name },
        )
      const { sendTransfer } = wallet
      if (sendTransfer === undefined) throw new UnsupportedFeatureError({ ...answerer, action: 'send' })
      const txid = await askBitcoin(() => sendTransfer({ from, to: receiver.address, amount }))
      return { txid: requireTxid(name, txid) }
    },
  }
}

/** An address with its key, where the wallet has said one that is its. */
function toAddress({ read, purpose, publicKey }: FoundAddress): BitcoinAddress {
  const key = fromHex(publicKey)
  const isKey = key !== undefined && isKeyOf(read, key)
  return {
    address: read.address,
    purpose,
    addressType: read.type,
    ...(isKey && { publicKey: String(publicKey) }),
  }
}

const isEcdsa = ({ length, 0: header = 0 }: Uint8Array) => length === 65 && header >= 27 && header <= 42

/** @throws {BitcoinRequestError} an input is not there, or is not of the address that it is listed with */
function checkInputs(
  { inputs }: Psbt,
  signInputs: readonly SignInput[],
  { wallet, requireAddress }: { wallet: string; requireAddress: (address: string) => BitcoinAddress },
) {
  const refuse = (reason: string) => new BitcoinRequestError(reason, { code: 'requestInputs', wallet })
  if (!Array.isArray(signInputs) || signInputs.length === 0)
    throw refuse('`signInputs` lists no input: name each one that is to be signed')
  for (const { address, index } of signInputs) {
    const input = inputs[index]
    if (input === undefined) throw refuse(`The PSBT has no input ${index}`)
    const read = readAddress(requireAddress(address).address)
    if (read && input.script && !isSame(input.script, scriptOf(read)))
      throw refuse(`Input ${index} spends no coin of ${address}`)
  }
}

type Reason = Pick<ConstructorParameters<typeof WalletAnswerError>[0], 'reason' | 'code'>

const NO_PSBT: Reason = { reason: 'answered without a PSBT' }

/** Why what a wallet has signed is not used. Undefined if it is what was asked for. */
function reasonAgainst(asked: Psbt, bytes: Uint8Array, signInputs: readonly SignInput[]): Reason | undefined {
  const signed = readPsbt(bytes)
  if (signed === undefined) return NO_PSBT
  if (!isSame(signed.transaction, asked.transaction))
    return { reason: 'signed another transaction than it was asked for', code: 'answerOther' }
  for (const [index, { signatures, isFinal }] of signed.inputs.entries()) {
    const before = asked.inputs[index]
    const isListed = signInputs.some((one) => one.index === index)
    if (isListed && signatures.length === 0 && !isFinal)
      return { reason: `has not signed input ${index}`, code: 'answerUnsigned' }
    const isNew = signatures.some((key) => !before?.signatures.includes(key))
    const isMadeFinal = isFinal && before?.isFinal === false && before.signatures.length === 0
    if (!isListed && (isNew || isMadeFinal))
      return { reason: `signed input ${index}, which was not listed`, code: 'answerInputs' }
  }
  return undefined
}

function requireTxid(wallet: string, txid: unknown): string {
  if (typeof txid === 'string' && TXID.test(txid)) return txid.toLowerCase()
  throw new WalletAnswerError({
    wallet,
    ecosystem: 'Bitcoin',
    reason: 'answered without a transaction’s id',
    isSent: true,
  })
}
