import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { chainDisconnected, noNode, unrecognizedChain } from './errors.ts'
import { TestOptionError } from './options.ts'
import { chainIdSchema, parseParams } from './params.ts'
import type { Ask } from './prompt.ts'
import type { Node, RequestNode } from './rpc.ts'
import type { Selection } from './selection.ts'
import type { Switches, SwitchStore } from './switches.ts'

/** A chain of the wallet. Without `rpcUrl` it has no node: what is asked of it fails with 4901, unless it is mocked. */
export type TestChain = {
  id: number
  /** JSON-RPC over HTTP, for example anvil's. */
  rpcUrl?: string
}

/** The chains of a wallet's options. Default one with anvil's id. */
export function toTestChains<chains extends readonly TestChain[] | 'dapp'>(options: {
  chains?: chains | undefined
  chainId?: number | undefined
  rpcUrl?: string | undefined
}): chains | readonly TestChain[] {
  const {
    chainId = 31_337,
    rpcUrl,
    chains = [{ id: chainId, ...(rpcUrl !== undefined && { rpcUrl }) }],
  } = options
  return chains
}

/** @throws {TestOptionError} the user cannot select the chain, since the wallet does not know it */
export function checkChain(chainId: number, isKnown: boolean) {
  if (!isKnown)
    throw new TestOptionError(
      'selectChain',
      chainId,
      'one of the wallet’s chains: add it to `chains`',
      '#options',
    )
}

/** The current chain of a wallet that does not know its own. */
const ETHEREUM = 1

const switchSchema = z.tuple([z.object({ chainId: chainIdSchema })], z.unknown())
const addSchema = z.tuple(
  [
    z.object({
      chainId: chainIdSchema,
      chainName: z.string(),
      rpcUrls: z.array(z.string()).check(z.minLength(1)),
    }),
  ],
  z.unknown(),
)

export type Chains = ReturnType<typeof createChains>

/** The chains the wallet knows, the one it is on, and the methods that change both. */
export function createChains(options: {
  /** The first one is the wallet's own. */
  own: () => readonly TestChain[]
  request: RequestNode | undefined
  allowAddedRpc: boolean
  selected: () => Selection
  /** Keeps the user's choice. */
  choose: (chainId: number) => void
  switches: SwitchStore
}) {
  const { own, request, allowAddedRpc, selected, choose, switches } = options
  const added = new Map<number, string | undefined>()

  const home = () => own()[0]?.id ?? ETHEREUM
  const isOwn = (chainId: number) => own().some(({ id }) => id === chainId)
  const isKnown = (chainId: number) =>
    chainId === home() ? !switches.current.chainNotAdded : isOwn(chainId) || added.has(chainId)

  function current(): number {
    const { wrongChain, chainNotAdded } = switches.current
    if (wrongChain !== undefined) return wrongChain
    if (chainNotAdded) return ETHEREUM
    const { chainId } = selected()
    // A chain that was added in an earlier document is gone.
    return chainId !== undefined && isKnown(chainId) ? chainId : home()
  }

  function select(chainId: number, changes: Partial<Switches> = {}) {
    choose(chainId)
    switches.set({ ...changes, wrongChain: undefined })
  }

  return {
    current,
    isKnown,
    select,
    /**
     * @throws {ProviderRpcError} 4901 on a chain the wallet has no node for
     */
    node(chainId = current()): Node {
      const chain = own().find(({ id }) => id === chainId)
      const rpcUrl = chain?.rpcUrl ?? added.get(chainId)
      if (rpcUrl !== undefined) return rpcUrl
      if (chain === undefined && !added.has(chainId)) throw chainDisconnected(chainId)
      if (request === undefined) throw noNode(chainId)
      return async ({ method, params }) => request({ method, params, chainId })
    },
    methods: {
      eth_chainId: () => numberToHex(current()),
      net_version: () => String(current()),
      async wallet_switchEthereumChain(params: unknown, ask: Ask) {
        const [{ chainId }] = parseParams('wallet_switchEthereumChain', switchSchema, params)
        if (chainId === current()) return null
        if (!isKnown(chainId)) throw unrecognizedChain(chainId)
        await ask(() => select(chainId))
        return null
      },
      /** Adds the chain and switches to it, as most wallets do. The wallet's own chains keep their own nodes. */
      async wallet_addEthereumChain(params: unknown, ask: Ask) {
        const [{ chainId, rpcUrls }] = parseParams('wallet_addEthereumChain', addSchema, params)
        if (chainId === current()) return null
        await ask(() => {
          if (!isOwn(chainId)) added.set(chainId, allowAddedRpc ? rpcUrls[0] : undefined)
          select(chainId, chainId === home() ? { chainNotAdded: false } : {})
        })
        return null
      },
    },
  }
}
