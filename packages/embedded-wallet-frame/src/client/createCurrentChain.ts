import type { Emitter } from './createEmitter.ts'
import type { Frame } from './createFrame.ts'
import type { LoginStore } from './createLoginStore.ts'
import type { Chain } from './createProvider.ts'
import { ProviderRpcError } from './errors.ts'
import { INVALID_PARAMS, UNKNOWN_CHAIN } from './toProviderError.ts'

type CreateCurrentChainParameters = {
  frame: Frame
  store: LoginStore
  /** EVM chains of the dapp, the active one first. */
  chains: () => readonly Chain[]
  emit: Emitter['emit']
}

export type CurrentChain = ReturnType<typeof createCurrentChain>

export const NAMESPACE = 'eip155'

export const toHex = (id: number) => `0x${id.toString(16)}`

/** The chain that the provider works on. */
export function createCurrentChain({ frame, store, chains, emit }: CreateCurrentChainParameters) {
  let chainId: number | undefined

  const find = (id: number) => chains().find((chain) => chain.id === id)
  const get = () => chainId ?? find(store.chainId())?.id ?? chains()[0]?.id ?? store.chainId()

  /** The keys that say where a request belongs. The iframe has a node of its own. */
  function keys(id = get()) {
    const rpcUrl = find(id)?.rpcUrl
    return { chainId: id, ...(rpcUrl === undefined ? {} : { rpcUrl }) }
  }

  function set(id: number) {
    const isNew = id !== get()
    chainId = id
    store.setChainId(id)
    if (isNew) emit('chainChanged', toHex(id))
  }

  /** The chain changes when the iframe has changed it. */
  async function moveTo(id: number) {
    await frame.request('SWITCH_NETWORK', keys(id))
    set(id)
  }

  return {
    get,
    keys,

    /** Takes over the chain that the iframe reports, if the dapp has it. */
    follow(reported: unknown) {
      const id = toEvmChain(reported)
      set(id !== undefined && find(id) !== undefined ? id : get())
    },

    /** Has the iframe change to the current chain, if it has been used with another one since. */
    async restore(reported: unknown) {
      if (toEvmChain(reported) !== get()) await moveTo(get())
    },

    async switchTo(params: unknown) {
      const [target] = Array.isArray(params) ? params : []
      const id = toEvmChain((target as { chainId?: unknown } | undefined)?.chainId)
      if (id === undefined)
        throw new ProviderRpcError(INVALID_PARAMS, 'wallet_switchEthereumChain needs a chainId')
      if (find(id) === undefined)
        throw new ProviderRpcError(UNKNOWN_CHAIN, `The dapp has no chain ${id} in its configuration`)
      await moveTo(id)
      return null
    },
  }
}

/** The number of an EVM chain, from `56`, `'56'`, `'0x38'` or `'eip155:56'`. */
function toEvmChain(id: unknown): number | undefined {
  const text = typeof id === 'string' && id.startsWith(`${NAMESPACE}:`) ? id.slice(NAMESPACE.length + 1) : id
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
