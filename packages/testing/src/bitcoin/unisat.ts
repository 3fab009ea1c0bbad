import type { BitcoinTestCore, Listed } from './bitcoinTestCore.ts'
import { fromHex, toBase64, toHex } from './text.ts'

/** The names of networks in this dialect. */
const CHAINS = { mainnet: 'BITCOIN_MAINNET', testnet4: 'BITCOIN_TESTNET4', signet: 'BITCOIN_SIGNET' } as const

type SignOptions = { autoFinalized?: boolean; toSignInputs?: Listed }
type Listener = (data: unknown) => void

/** The provider that UniSat has put at `window.unisat`: one address at a time, PSBTs in hexadecimal. */
export function createUnisatProvider(core: BitcoinTestCore) {
  const listeners = new Map<string, Set<Listener>>()
  const { switches } = core
  const addresses = () => core.visible().slice(0, 1)
  const emit = (name: string, data: unknown) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(data)
  }
  core.subscribe(() => {
    emit(
      'accountsChanged',
      addresses().map(({ address }) => address),
    )
    emit('networkChanged', core.network === 'mainnet' ? 'livenet' : 'testnet')
  })

  const methods = {
    async requestAccounts() {
      await core.connect('requestAccounts')
      return addresses().map(({ address }) => address)
    },
    getAccounts: async () => addresses().map(({ address }) => address),
    async getPublicKey() {
      const [first] = addresses()
      if (first === undefined) return ''
      return switches.current.textAsKey ? toHex(new TextEncoder().encode(first.address)) : first.publicKey
    },
    getNetwork: async () => (core.network === 'mainnet' ? 'livenet' : 'testnet'),
    getChain: async () => ({ enum: CHAINS[core.network], name: core.network, network: 'testnet' }),
    async switchChain(name: string) {
      await core.prompt('switchChain')
      const found = Object.entries(CHAINS).find(([, one]) => one === name)?.[0]
      core.setNetwork(found as keyof typeof CHAINS)
      return { enum: name }
    },
    async disconnect() {
      core.permission.revoke()
    },
    async signMessage(message: string, type = 'ecdsa') {
      const protocol = type === 'bip322-simple' ? 'bip322' : 'ecdsa'
      const [first] = addresses()
      return toBase64(await core.signMessage('signMessage', { address: first?.address, message, protocol }))
    },
    async signPsbt(psbt: string, { autoFinalized = true, toSignInputs = [] }: SignOptions = {}) {
      return toHex(await core.signPsbt('signPsbt', fromHex(psbt), toSignInputs, autoFinalized))
    },
    pushPsbt: async (psbt: string) => core.extractId(fromHex(psbt)),
    sendBitcoin: (to: string, amount: number) => core.sendTransfer('sendBitcoin', to, BigInt(amount)),
  }

  const asking = Object.entries(methods).map(([name, run]) => [
    name,
    async (...params: never[]) => {
      core.note(name, params)
      return (run as (...given: never[]) => unknown)(...params)
    },
  ])
  return {
    ...(Object.fromEntries(asking) as typeof methods),
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeListener: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
  }
}
