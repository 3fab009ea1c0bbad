import * as z from 'zod/mini'

/** The part of a Foyer instance that tests read and reset. */
export type PageFoyer = {
  readonly id: string
  readonly state: unknown
  subscribe(listener: () => void): () => void
  close(): unknown
  connect(options: { connectorId: string }): Promise<unknown>
  disconnect(options?: unknown): Promise<unknown>
  destroy(): void
}

const stateSchema = z.object({
  networks: z.object({
    list: z.array(
      z.object({
        id: z.union([z.number(), z.string()]),
        chainNamespace: z.string(),
        rpcUrls: z.object({ default: z.object({ http: z.array(z.string()) }) }),
      }),
    ),
  }),
})

/** The page's modals. They are on the global object, so that any copy of the modal is found. */
export function pageInstances(): PageFoyer[] {
  const host = globalThis as { [key: symbol]: { entries: Map<string, { instance: PageFoyer }> } | undefined }
  return [...(host[Symbol.for('foyer.instances')]?.entries.values() ?? [])].map(({ instance }) => instance)
}

/** The EVM networks that the page's dapp has passed to Foyer. */
export function dappNetworks(): { id: number; rpcUrls: string[] }[] {
  return pageInstances().flatMap(({ state }) => {
    const known = z.safeParse(stateSchema, state)
    if (!known.success) return []
    return known.data.networks.list.flatMap(({ id, chainNamespace, rpcUrls }) =>
      chainNamespace === 'eip155' && typeof id === 'number' ? [{ id, rpcUrls: rpcUrls.default.http }] : [],
    )
  })
}

const connectorsSchema = z.object({ connectors: z.object({ list: z.array(z.object({ id: z.string() })) }) })

/** The ids of the wallets that Foyer lists. */
export function connectorsOf({ state }: PageFoyer): string[] {
  const known = z.safeParse(connectorsSchema, state)
  return known.success ? known.data.connectors.list.map(({ id }) => id) : []
}
