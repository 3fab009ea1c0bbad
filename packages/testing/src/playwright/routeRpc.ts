import type { BrowserContext, Frame, Request } from '@playwright/test'
import * as z from 'zod/mini'
import { answerRpcBody, type ReadChain, readRpcBody } from '../dom/answerRpc.ts'
import { checkOptions, httpUrl, TestOptionError } from '../options.ts'
import { isLoopback, parseUrl } from '../parseUrl.ts'

type NetworkOfDapp = { id: number; rpcUrls?: { default: { http: readonly string[] } } }

/** The dapp under test. */
export type DappOptions = {
  /** The chains whose nodes are played: `all` that viem knows and that the dapp has passed to Foyer, or a list of viem's chains. */
  networks: 'all' | readonly NetworkOfDapp[]
  /** A node that plays them. Default: anvil from `@foundry-rs/anvil`, one for each worker. */
  rpcUrl?: string
  /** The chain of nodes that only you know: `{ 'https://rpc.example/key': 56 }`. */
  rpcUrls?: Record<string, number>
}

const ANCHOR = '#playwright'
const network = z.looseObject({ id: z.int() })

/** @throws {TestOptionError} an option does not fit */
export function checkDapp(dapp: DappOptions) {
  checkOptions(
    dapp,
    {
      networks: [
        '"all", or a list of chains such as [bsc]',
        z.union([z.literal('all'), z.array(network).check(z.minLength(1))]),
      ],
      rpcUrl: ['a URL of http, such as "http://127.0.0.1:8545"', httpUrl],
      rpcUrls: ['ids of chains by URL, such as { "https://rpc.example": 56 }', z.record(httpUrl, z.int())],
    },
    ANCHOR,
    'dapp',
  )
  if (dapp.networks === undefined)
    throw new TestOptionError('networks', undefined, '"all", or a list of chains such as [bsc]', ANCHOR)
}

/** Answers what pages ask nodes on other machines, whatever URL those have. */
export async function routeRpc(context: BrowserContext, dapp: DappOptions, read: ReadChain) {
  const known = await listNodes(dapp)
  await context.route(
    (url) => !isLoopback(url),
    async (route, request) => {
      const body = request.method() === 'POST' ? readRpcBody(request.postData()) : undefined
      if (body === undefined) return route.fallback()
      const chainId = await chainOf(request, known)
      const answer = await answerRpcBody(body, async (asked) => {
        if (chainId !== undefined) return read({ ...asked, chainId })
        throw new Error(
          `The test does not know the chain of ${request.url()}: name it, as in dapp: { rpcUrls: { '${request.url()}': 56 } }.`,
        )
      })
      await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } })
    },
  )
}

type Nodes = { byUrl: Map<string, number>; byHost: Map<string, number> }

async function listNodes({ networks, rpcUrls = {} }: DappOptions): Promise<Nodes> {
  const chains: readonly NetworkOfDapp[] =
    networks === 'all' ? Object.values(await import('viem/chains')).filter(isChain) : networks
  const nodes: Nodes = { byUrl: new Map(), byHost: new Map() }
  const urls = chains.flatMap(({ id, rpcUrls }) =>
    (rpcUrls?.default.http ?? []).map((url) => [url, id] as const),
  )
  for (const [url, id] of [...urls, ...Object.entries(rpcUrls)]) {
    const { href, host } = new URL(url)
    nodes.byUrl.set(href, id)
    nodes.byHost.set(host, id)
  }
  return nodes
}

const isChain = (value: unknown): value is NetworkOfDapp =>
  typeof value === 'object' && value !== null && 'id' in value && 'rpcUrls' in value

async function chainOf(request: Request, { byUrl, byHost }: Nodes): Promise<number | undefined> {
  const { href, host } = new URL(request.url())
  const listed = byUrl.get(href)
  if (listed !== undefined) return listed
  const networks = await networksOf(request.frame()).catch(() => [])
  const sameUrl = networks.find(({ rpcUrls }) => rpcUrls.some((url) => parseUrl(url)?.href === href))
  if (sameUrl !== undefined) return sameUrl.id
  return byHost.get(host) ?? (networks.length === 1 ? networks[0]?.id : undefined)
}

/** The networks of the page's Foyer. Runs in the page, so it names nothing of this module. */
const networksOf = (frame: Frame) =>
  frame.evaluate(() => {
    type Network = { id: number | string; rpcUrls: { default: { http: string[] } } }
    type Registry = { entries: Map<string, { instance: { state: { networks: { list: Network[] } } } }> }
    const registry = (globalThis as { [key: symbol]: Registry | undefined })[Symbol.for('foyer.instances')]
    return [...(registry?.entries.values() ?? [])].flatMap(({ instance }) =>
      instance.state.networks.list.flatMap(({ id, rpcUrls }) =>
        typeof id === 'number' ? [{ id, rpcUrls: [...rpcUrls.default.http] }] : [],
      ),
    )
  })
