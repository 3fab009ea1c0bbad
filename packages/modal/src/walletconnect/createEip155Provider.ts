import {
  createEmitter,
  type MultiChainProvider,
  type Network,
  REQUESTED_PERMISSIONS,
} from '@foyer/modal-core'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { toChainId } from '../eip1193/toChainId.ts'
import { rpcOf } from '../rpc/rpcOf.ts'
import {
  DISCONNECTED,
  INVALID_PARAMS,
  RpcError,
  toRpcError,
  UNAUTHORIZED,
  UNSUPPORTED_METHOD,
} from './rpcError.ts'

const NAMESPACE = 'eip155'
const SWITCH = 'wallet_switchEthereumChain'
/** Methods that act for an account. */
const ACTS = /sign|send/i
const ADDRESS = /^0x[0-9a-f]{40}$/i

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

  /**
   * The accounts on the current chain, the one that the wallet selected first. On a chain without any they are those of
   * the other chains: the user is still connected, and requests on that chain are refused.
   */
  function accounts(): string[] {
    const here = shared().filter(({ id }) => id === chainId)
    const addresses = (here.length > 0 ? here : shared()).map(({ address }) => address)
    const first = addresses.filter((address) => address === preferred)
    return [...new Set([...first, ...addresses])]
  }

  function setChain(id: number) {
    if (id === chainId) return
    const before = accounts()
    chainId = id
    emit('chainChanged', toHex(id))
    if (accounts().join() !== before.join()) emit('accountsChanged', accounts())
  }

  /** Refuses what names only accounts that this provider does not name itself on the current chain. */
  function checkAccount(method: string, params: readonly unknown[]) {
    const here = accounts().map((address) => address.toLowerCase())
    if (!ACTS.test(method)) return
    const named = namedAccounts(params)
    if (named.length > 0 && !named.some((account) => here.includes(account)))
      throw new RpcError(UNAUTHORIZED, `The wallet does not share ${named[0]} on ${caip2()}.`)
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
    checkAccount(method, params)
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

/** The accounts that a request names, in lower case: as `from` or `account`, or as a parameter. */
function namedAccounts(params: readonly unknown[]): string[] {
  return params
    .flatMap((param) => {
      const { from, account } = Object(param) as { from?: unknown; account?: unknown }
      return [from, account, ADDRESS.test(String(param)) ? param : undefined]
    })
    .filter((value) => value !== undefined)
    .map((value) => String(value).toLowerCase())
}
