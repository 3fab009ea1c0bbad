import {
  createEmitter,
  type MultiChainProvider,
  type Network,
  REQUESTED_PERMISSIONS,
} from '@foyer/modal-core'
import { rpcOf } from '../eip155/request.ts'
import { type Eip1193Provider, toChainId } from '../eip1193/provider.ts'
import { DISCONNECTED, INVALID_PARAMS, RpcError, toRpcError, UNSUPPORTED_METHOD } from './rpcError.ts'

const NAMESPACE = 'eip155'
const SWITCH = 'wallet_switchEthereumChain'

type CreateEip155ProviderParameters = {
  wallet: MultiChainProvider
  /** Networks of the namespace, the active one first. */
  networks: () => readonly Network[]
}

const toHex = (id: number) => `0x${id.toString(16)}`

/**
 * The EVM accounts of a paired wallet as an EIP-1193 provider, which holds the current chain. Methods that the wallet does
 * not grant go to the network's own node.
 */
export function createEip155Provider({
  wallet,
  networks,
}: CreateEip155ProviderParameters): Required<Eip1193Provider> {
  const { emit, on, off } = createEmitter<Record<string, unknown>>()
  let chainId: number | undefined
  /** The account that the wallet selected last. */
  let preferred: string | undefined

  const shared = () =>
    wallet.accounts(NAMESPACE).map((account) => {
      const [, id, address = ''] = account.split(':')
      return { id: Number(id), address }
    })

  const caip2 = () => `${NAMESPACE}:${chainId ?? networks()[0]?.id}`

  /** The account that the wallet selected first, then those on the current chain. */
  function accounts(): string[] {
    const all = shared()
    const here = all.filter(({ id }) => id === chainId)
    const addresses = [...here, ...all].map(({ address }) => address)
    const isShared = preferred !== undefined && addresses.includes(preferred)
    return [...new Set(isShared ? [preferred as string, ...addresses] : addresses)]
  }

  function setChain(id: number) {
    if (id === chainId) return
    chainId = id
    emit('chainChanged', toHex(id))
  }

  wallet.on('connect', () => {
    const ids = shared().map(({ id }) => id)
    chainId = [chainId, networks()[0]?.id, ids[0]].map(Number).find((id) => ids.includes(id))
  })
  wallet.on('chainChanged', (next) => {
    if (next.namespace === NAMESPACE) setChain(Number(next.chainId.split(':')[1]))
  })
  wallet.on('accountsChanged', ({ namespace, named }) => {
    if (namespace !== NAMESPACE) return
    preferred = named ?? preferred
    emit('accountsChanged', accounts())
  })
  wallet.on('disconnect', (error) => {
    chainId = preferred = undefined
    emit('disconnect', error)
  })

  /** Asks the wallet only for a chain on which it shares no account. */
  async function switchChain(params: readonly unknown[]) {
    const id = toChainId((params[0] as { chainId?: unknown } | undefined)?.chainId)
    if (id === undefined) throw new RpcError(INVALID_PARAMS, `${SWITCH} needs a chainId.`)
    const ids = shared().map((account) => account.id)
    if (!ids.includes(id)) await wallet.request({ chainId: `${NAMESPACE}:${ids[0]}`, method: SWITCH, params })
    setChain(id)
    return null
  }

  function requestFromNode(method: string, params: readonly unknown[]) {
    const url = networks().find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
    if (url === undefined)
      throw new RpcError(UNSUPPORTED_METHOD, `No node is known for ${caip2()}, which the wallet is on.`)
    return rpcOf(url)(method, params)
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method === 'eth_requestAccounts') await wallet.connect(NAMESPACE)
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return accounts()
    if (method === 'eth_chainId') return toHex(chainId ?? Number(networks()[0]?.id))
    if (wallet.accounts(NAMESPACE).length === 0) throw new RpcError(DISCONNECTED, 'No wallet is connected.')
    if (method === SWITCH) return switchChain(params)
    if (wallet.offers(NAMESPACE, method) || REQUESTED_PERMISSIONS[NAMESPACE].methods.includes(method))
      return wallet.request({ chainId: caip2(), method, params })
    return requestFromNode(method, params)
  }

  return {
    async request({ method, params = [] }) {
      try {
        return await answer(method, params)
      } catch (cause) {
        throw toRpcError(cause)
      }
    },
    on,
    removeListener: off,
    disconnect: wallet.disconnect,
  }
}
