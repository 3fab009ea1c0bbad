import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { chainDisconnected, unrecognizedChain } from './errors.ts'
import { chainIdSchema, parseParams } from './params.ts'
import type { Prompt } from './prompt.ts'
import type { Switches, SwitchStore } from './switches.ts'

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
  chainId: number
  rpcUrl: string
  switches: SwitchStore
  prompt: Prompt
}) {
  const { chainId: home, rpcUrl: homeRpcUrl, switches, prompt } = options
  const added = new Map<number, string>()
  let selected = home

  function current(): number {
    const { wrongChain, chainNotAdded } = switches.current
    return wrongChain ?? (chainNotAdded ? ETHEREUM : selected)
  }

  function select(chainId: number, changes: Partial<Switches> = {}) {
    selected = chainId
    switches.set({ ...changes, wrongChain: undefined })
  }

  const isKnown = (chainId: number) =>
    chainId === home ? !switches.current.chainNotAdded : added.has(chainId)

  return {
    current,
    /**
     * @throws {ProviderRpcError} 4901 on a chain the wallet has no RPC for
     */
    rpcUrl(): string {
      const chainId = current()
      const rpcUrl = chainId === home ? homeRpcUrl : added.get(chainId)
      if (rpcUrl === undefined) throw chainDisconnected(chainId)
      return rpcUrl
    },
    methods: {
      eth_chainId: () => numberToHex(current()),
      net_version: () => String(current()),
      async wallet_switchEthereumChain(params: unknown) {
        const [{ chainId }] = parseParams('wallet_switchEthereumChain', switchSchema, params)
        if (chainId === current()) return null
        if (!isKnown(chainId)) throw unrecognizedChain(chainId)
        await prompt('wallet_switchEthereumChain')
        select(chainId)
        return null
      },
      /** Adds the chain and switches to it, as most wallets do. The wallet's own chain keeps its own RPC URL. */
      async wallet_addEthereumChain(params: unknown) {
        const [{ chainId, rpcUrls }] = parseParams('wallet_addEthereumChain', addSchema, params)
        if (chainId === current()) return null
        await prompt('wallet_addEthereumChain')
        if (chainId !== home) added.set(chainId, rpcUrls[0] as string)
        select(chainId, chainId === home ? { chainNotAdded: false } : {})
        return null
      },
    },
  }
}
