import * as btc from '@scure/btc-signer'
import type { Hex } from 'viem'
import { disconnected, unauthorized, unsupported } from '../errors.ts'
import type { Permission } from '../permission.ts'
import { createPrompt } from '../prompt.ts'
import type { createSwitchStore } from '../switches.ts'
import { type BitcoinAddressType, type BitcoinNetworkName, createKey, type Key } from './createKey.ts'
import { type BitcoinProtocol, signMessage } from './signMessage.ts'
import { signPsbt, signTransfer } from './signPsbt.ts'
import type { BitcoinSwitches } from './switches.ts'

export type BitcoinPurpose = 'payment' | 'ordinals'
export type Held = Key & { purpose: BitcoinPurpose }

/** The inputs that a page lists. Without an address it is that of the first key. */
export type Listed = readonly {
  index: number
  address?: string | undefined
  sighashTypes?: readonly number[] | undefined
}[]

export type CoreParameters = {
  secrets: readonly Hex[]
  paymentType: BitcoinAddressType
  network: BitcoinNetworkName
  switches: ReturnType<typeof createSwitchStore<BitcoinSwitches>>
  permission: Permission
}

export type BitcoinTestCore = ReturnType<typeof createBitcoinTestCore>

/** The parts that the dialects of a test wallet share: its keys, its user, and its signatures. */
export function createBitcoinTestCore({
  secrets,
  paymentType,
  switches,
  permission,
  ...start
}: CoreParameters) {
  const prompt = createPrompt(switches)
  const asked: { method: string; params: unknown }[] = []
  const sent: string[] = []
  const listeners = new Set<() => void>()
  let order = secrets
  let { network } = start

  function held(): Held[] {
    const [secret = '0x'] = order
    return [
      { ...createKey(secret, paymentType, network), purpose: 'payment' },
      { ...createKey(secret, 'p2tr', network), purpose: 'ordinals' },
    ]
  }

  const visible = () => {
    const { locked, emptyAccounts } = switches.current
    return permission.isGranted() && !locked && !emptyAccounts ? held() : []
  }

  function notify() {
    for (const listener of [...listeners]) listener()
  }

  /** The keys that a page may sign with. */
  function keyOf(method: string, address: unknown): Key {
    const key = visible().find((one) => one.address === address)
    if (key === undefined) throw unauthorized(method)
    if (!switches.current.otherKey) return key
    return { ...createKey(`0x${'77'.repeat(32)}`, key.type, network), address: key.address }
  }

  return {
    asked,
    sent,
    all: held,
    extractId: (psbt: Uint8Array) => btc.Transaction.fromPSBT(psbt, { allowUnknownOutputs: true }).id,
    switches,
    visible,
    notify,
    permission,
    has: (name: string) => !switches.current.missing.includes(name),
    get network() {
      return network
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Notes what a page asks. */
    note(method: string, params: unknown) {
      asked.push({ method, params })
      if (switches.current.missing.includes(method)) throw unsupported(method)
      if (switches.current.disconnected) throw disconnected()
    },
    prompt,

    /** The user connects the page, unless it is connected. */
    async connect(method: string) {
      if (!permission.isGranted()) await prompt(method)
      permission.grant()
      return visible()
    },

    async signMessage(
      method: string,
      parameters: { address: unknown; message: string; protocol: BitcoinProtocol },
    ) {
      await prompt(method)
      return signMessage(keyOf(method, parameters.address), parameters.message, parameters.protocol)
    },

    async signPsbt(method: string, psbt: Uint8Array, listed: Listed, isFinal: boolean) {
      await prompt(method)
      const { signsAll, signsNothing, changesPsbt } = switches.current
      const inputs = listed.map(({ index, address, sighashTypes }) => ({
        index,
        key: keyOf(method, address ?? visible()[0]?.address),
        sighashTypes,
      }))
      return signsNothing
        ? psbt
        : signPsbt(psbt, inputs, { all: signsAll ? held() : [], isFinal, isChanged: changesPsbt })
    },

    async sendTransfer(method: string, to: string, amount: bigint) {
      await prompt(method)
      const from = keyOf(method, visible()[0]?.address)
      const { txid, hex } = signTransfer(from, {
        to,
        amount,
        network: network === 'mainnet' ? btc.NETWORK : btc.TEST_NETWORK,
      })
      sent.push(hex)
      return txid
    },

    /** The user chooses another network, or another of the wallet's accounts. */
    setNetwork(name: BitcoinNetworkName) {
      network = name
      notify()
    },
    selectAccount(index: number) {
      order = [...secrets.slice(index), ...secrets.slice(0, index)]
      notify()
    },
  }
}
