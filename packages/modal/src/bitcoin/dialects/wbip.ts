import type { Network } from '@foyer/modal-core'
import { isMissing } from '../askBitcoin.ts'
import { toBase64, toHex } from '../bytes.ts'
import { chainNamed, chainOf } from '../chains.ts'
import type { BitcoinWallet, DialectParameters, SharedAddress } from './types.ts'

/** The page's side of the wallet. */
export type WbipProvider = {
  request: (method: string, params: unknown) => Promise<unknown>
  addListener?: unknown
}

type Fields = Record<string, unknown>
const toFields = (value: unknown) => Object(value) as Fields

type WbipParameters = DialectParameters & {
  /** Its path under `window`, by which sats-connect knows it. Undefined inside a wallet of the Wallet Standard. */
  path?: string | undefined
}

/** A wallet that sats-connect speaks to. Leather has the same methods with other parameters. */
export function createWbip(provider: WbipProvider, parameters: WbipParameters): BitcoinWallet {
  const { name, purposes, path } = parameters
  const isLeather = path === 'LeatherProvider'

  async function request(method: string, params: unknown): Promise<unknown> {
    const answer = toFields(await provider.request(method, params))
    if (answer.error !== undefined) throw answer.error
    return answer.result
  }

  /** Asks by the first method that the wallet has. */
  async function firstOf(methods: readonly (readonly [string, unknown])[]): Promise<unknown> {
    const [[method, params] = ['getAddresses', null], ...others] = methods
    try {
      return await request(method, params)
    } catch (cause) {
      if (others.length === 0 || !isMissing(cause)) throw cause
      return firstOf(others)
    }
  }

  return {
    name,
    satsConnectId: path,
    async connect(network: Network | undefined) {
      const wbip = network && chainOf(network)?.wbip
      const answer = await firstOf([
        ['wallet_connect', { addresses: purposes, ...(wbip && { network: wbip }) }],
        ['getAccounts', { purposes }],
        ['getAddresses', { purposes }],
      ])
      return readShared(answer)
    },
    /** A wallet without this method, such as Leather, cannot be asked without a prompt. */
    async resume() {
      return readShared(await request('wallet_getAccount', { addresses: purposes }).catch(() => undefined))
    },
    disconnect: () => request('wallet_disconnect', null).catch(() => undefined),
    watch(listener) {
      const stops = (['accountChange', 'networkChange', 'disconnect'] as const).map((eventName) => {
        const cb = (event: unknown) => listener(eventName === 'disconnect' ? [] : changed(event))
        return listen(provider, eventName, cb)
      })
      return () => {
        for (const stop of stops) if (typeof stop === 'function') stop()
      }
    },
    switchNetwork: (network) => request('wallet_changeNetwork', { name: chainOf(network)?.wbip }),
    async signMessage({ address, message, protocol }) {
      const paymentType = address.toLowerCase().includes('1p') ? 'p2tr' : 'p2wpkh'
      const answer = await request('signMessage', {
        address,
        message,
        protocol: protocol === 'bip322' ? 'BIP322' : 'ECDSA',
        ...(isLeather && { paymentType }),
      })
      return toFields(answer).signature
    },
    async signPsbt({ psbt, signInputs, broadcast }) {
      const byAddress: Record<string, number[]> = {}
      for (const { address, index } of signInputs) byAddress[address] = [...(byAddress[address] ?? []), index]
      const params = isLeather
        ? { hex: toHex(psbt), signAtIndex: signInputs.map(({ index }) => index), broadcast }
        : { psbt: toBase64(psbt), signInputs: byAddress, broadcast }
      const answer = toFields(await request('signPsbt', params))
      return { psbt: answer.psbt ?? answer.hex, txid: answer.txid }
    },
    async sendTransfer({ to, amount }) {
      const recipient = { address: to, amount: isLeather ? String(amount) : Number(amount) }
      return toFields(await request('sendTransfer', { recipients: [recipient] })).txid
    },
  }
}

/** The addresses that an event says. Undefined where it says none: the wallet is asked then. */
function changed(event: unknown): readonly SharedAddress[] | undefined {
  const { addresses, bitcoin } = toFields(event)
  return Array.isArray(addresses) ? readShared({ addresses, network: { bitcoin } }) : undefined
}

/** Answers differ by method: a list of addresses, or an object with it and with the network. */
function readShared(answer: unknown): readonly SharedAddress[] {
  const { addresses = answer, network } = toFields(answer)
  const chainId = chainNamed('wbip', toFields(toFields(network).bitcoin).name)?.id
  if (!Array.isArray(addresses)) return []
  return addresses.map((one) => {
    const { address, purpose, publicKey } = toFields(one)
    return { address, purpose, publicKey, chainId }
  })
}

/** Older wallets take the name and the function, newer ones an object, and some have no events. */
function listen(provider: WbipProvider, eventName: string, cb: (event: unknown) => void): unknown {
  if (typeof provider.addListener !== 'function') return undefined
  try {
    return provider.addListener({ eventName, cb })
  } catch {
    return undefined
  }
}
