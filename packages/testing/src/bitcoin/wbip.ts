import { ProviderRpcError } from '../errors.ts'
import type { BitcoinTestCore, Held } from './bitcoinTestCore.ts'
import { fromBase64, toBase64, toHex } from './text.ts'

/** The names of networks in this dialect. */
const NETWORKS = { mainnet: 'Mainnet', testnet4: 'Testnet4', signet: 'Signet' } as const

type Params = Readonly<Record<string, unknown>>
type Listener = (event: object) => void

/** Numbers of errors that differ from those of EIP-1193. */
const CODES: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002, 4200: -32601 }

/** The provider of the WBIPs, which sats-connect speaks to: one `request`, whose answers have the envelope of JSON-RPC. */
export function createWbipProvider(core: BitcoinTestCore) {
  const listeners = new Set<{ eventName: string; cb: Listener }>()
  const { addressesFor, networks } = describeAccount(core)
  const methods = createMethods(core)

  core.subscribe(() => {
    const isThere = core.visible().length > 0
    const addresses = addressesFor(undefined)
    const event = isThere ? { type: 'networkChange', ...networks(), addresses } : { type: 'disconnect' }
    for (const { eventName, cb } of [...listeners]) {
      if (eventName === event.type) cb(event)
      else if (isThere && eventName === 'accountChange') cb({ type: 'accountChange', addresses })
    }
  })

  return {
    async request(method: string, params: unknown) {
      const id = String(core.asked.length)
      try {
        core.note(method, params)
        const run = methods[method]
        if (run === undefined) throw new ProviderRpcError(-32601, `There is no ${method}.`)
        return { jsonrpc: '2.0', id, result: await run(Object(params)) }
      } catch (error) {
        const { code = -32603, message } = error as ProviderRpcError
        return { jsonrpc: '2.0', id, error: { code: CODES[code] ?? code, message } }
      }
    },
    addListener(first: string | { eventName: string; cb: Listener }, second?: Listener) {
      const listener = typeof first === 'string' ? { eventName: first, cb: second as Listener } : first
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The account as this dialect describes it. */
function describeAccount(core: BitcoinTestCore) {
  const toAddress = ({ address, publicKey, purpose, type }: Held) => ({
    address,
    publicKey: core.switches.current.textAsKey ? toHex(new TextEncoder().encode(address)) : publicKey,
    purpose,
    addressType: type,
    walletType: 'software',
  })

  function addressesFor(wanted: unknown) {
    const purposes = Array.isArray(wanted) ? wanted : ['payment', 'ordinals']
    return core
      .visible()
      .filter(({ purpose }) => purposes.includes(purpose))
      .map(toAddress)
  }

  const networks = () => ({
    bitcoin: { name: NETWORKS[core.network] },
    stacks: { name: 'mainnet' },
    spark: { name: 'mainnet' },
  })

  return { addressesFor, networks }
}

function createMethods(core: BitcoinTestCore) {
  const { addressesFor, networks } = describeAccount(core)
  const account = (wanted: unknown) => ({
    id: 'account',
    addresses: addressesFor(wanted),
    walletType: 'software',
    network: networks(),
  })

  function requireGranted() {
    if (!core.permission.isGranted()) throw new ProviderRpcError(-32002, 'Access denied.')
  }

  const methods: Record<string, (params: Params) => unknown> = {
    getInfo: () => ({ version: '1.0.0', methods: Object.keys(methods), supports: [] }),
    async wallet_connect({ addresses, network }) {
      await core.connect('wallet_connect')
      const name = Object.entries(NETWORKS).find(([, one]) => one === network)?.[0]
      if (name !== undefined && name !== core.network) core.setNetwork(name as keyof typeof NETWORKS)
      return account(addresses)
    },
    wallet_getAccount({ addresses }) {
      requireGranted()
      return account(addresses)
    },
    async getAccounts({ purposes }) {
      await core.connect('getAccounts')
      return addressesFor(purposes)
    },
    async getAddresses({ purposes }) {
      await core.connect('getAddresses')
      return { addresses: addressesFor(purposes), network: networks() }
    },
    wallet_getNetwork() {
      requireGranted()
      return networks()
    },
    async wallet_changeNetwork({ name }) {
      await core.prompt('wallet_changeNetwork')
      const found = Object.entries(NETWORKS).find(([, one]) => one === name)?.[0]
      core.setNetwork(found as keyof typeof NETWORKS)
      return null
    },
    wallet_disconnect() {
      core.permission.revoke()
      return null
    },
    async signMessage({ address, message, protocol }) {
      const isEcdsa = protocol === 'ECDSA'
      const signature = await core.signMessage('signMessage', {
        address,
        message: String(message),
        protocol: isEcdsa ? 'ecdsa' : 'bip322',
      })
      return {
        address,
        signature: toBase64(signature),
        messageHash: '',
        protocol: isEcdsa ? 'ECDSA' : 'BIP322',
      }
    },
    async signPsbt({ psbt, signInputs, broadcast }) {
      const listed = Object.entries(Object(signInputs) as Record<string, number[]>).flatMap(
        ([address, indexes]) => indexes.map((index) => ({ index, address })),
      )
      const signed = await core.signPsbt('signPsbt', fromBase64(psbt), listed, broadcast === true)
      return { psbt: toBase64(signed), ...(broadcast === true && { txid: core.extractId(signed) }) }
    },
    async sendTransfer({ recipients }) {
      const [first] = recipients as { address: string; amount: number }[]
      return {
        txid: await core.sendTransfer('sendTransfer', first?.address ?? '', BigInt(first?.amount ?? 0)),
      }
    },
  }
  return methods
}
