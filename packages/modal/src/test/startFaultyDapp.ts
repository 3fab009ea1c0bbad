import { ADDRESS, bsc, memoryStorage, SIGNATURE } from '@foyer/modal-core/test'
import { onTestFinished, vi } from 'vitest'
import { type CreateFoyerParameters, createFoyer } from '../createFoyer.ts'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { activity } from '../exports/activity.ts'
import { assets } from '../exports/assets.ts'
import { names } from '../exports/names.ts'
import { onRamp } from '../exports/onramp.ts'
import { send } from '../exports/send.ts'
import { swap } from '../exports/swap.ts'
import { type AccountFacts, answerToken, createGatewayAnswers, ZONE } from './answerGateway.ts'

const NODE = 'https://node.example'
const GATEWAY = 'https://gateway.example'

type Fault = (init?: RequestInit) => Promise<Response>

/** Answers of a server that is down, busy, something else, lying or silent. */
export const FAULTS = {
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  busy: async () => new Response('Too many requests', { status: 429 }),
  html: async () => new Response('<!doctype html><p>Bad gateway</p>', { status: 502 }),
  lying: async () => Response.json({ jsonrpc: '2.0', id: 1, result: { balance: '1' }, balances: '1' }),
  silent: (init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
} satisfies Record<string, Fault>

type StartFaultyDappParameters = Pick<CreateFoyerParameters, 'siwx' | 'storage'> & {
  /** The fault of servers that fail. Default: they are down. */
  fault?: Fault
  /** The paths that fail from the start. */
  failing?: readonly string[]
  /** Default true. Without it the chain is read from the dapp's node. */
  hasGateway?: boolean
  /** Default: one BNB at 600 dollars on BNB smart chain. */
  says?: Partial<AccountFacts>
  /** Default true: the wallet is connected at the start. */
  isConnected?: boolean
  /** Milliseconds after which the wallet is on the page. Default: from the start. */
  announcesAfter?: number
  /** True for another wallet beside it. Default false. */
  hasOther?: boolean
}

/**
 * A dapp with a wallet, a node and a gateway. The account has one BNB, which the gateway prices at 600 dollars, and two
 * transactions, each on a page of its own.
 */
export async function startFaultyDapp({
  fault = FAULTS.down,
  failing = [],
  hasGateway = true,
  says: { chain = 'eip155:56', price = 600 } = {},
  isConnected = true,
  announcesAfter,
  hasOther = false,
  ...options
}: StartFaultyDappParameters = {}) {
  /** The methods of the node and the wallet, and the last parts of the gateway's paths, that fail. */
  const fails = new Set<string>(failing)
  const node: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getBalance: () => `0x${(10n ** 18n).toString(16)}`,
    eth_call: ([call]) => answerToken((call as { data: string }).data),
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x3b9aca00',
    eth_blockNumber: () => '0x10',
    eth_getTransactionByHash: () => null,
    eth_getTransactionReceipt: ([hash]) => ({ transactionHash: hash, status: '0x1', blockNumber: '0x10' }),
  }

  const answerGateway = createGatewayAnswers({ chain, price })

  const original = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    if (url.origin !== NODE && url.origin !== GATEWAY) return original(input, init)
    const { id, method, params } = url.origin === NODE ? JSON.parse(String(init?.body)) : {}
    if (fails.has(method ?? url.pathname.split('/').at(-1))) return fault(init)
    return method === undefined
      ? answerGateway(url, init?.body)
      : Response.json({ jsonrpc: '2.0', id, result: node[method]?.(params) })
  })
  onTestFinished(() => void vi.restoreAllMocks())

  /** The methods that no wallet answers. */
  const silences = new Set<string>()
  const target = new EventTarget()
  const wallet = startWallet({ target, name: 'Page Wallet', fails, silences, announcesAfter })
  const other = hasOther ? startWallet({ target, name: 'Other Wallet', fails, silences }) : undefined
  const foyer = createFoyer({
    networks: [{ ...bsc, rpcUrls: { default: { http: [NODE] } } }],
    adapters: [eip1193Adapter({ target })],
    features: [
      assets(),
      send(),
      ...(hasGateway ? [activity(), swap(), names({ zone: ZONE }), onRamp()] : []),
    ],
    ...(hasGateway ? { projectId: 'project', endpoints: { chain: GATEWAY } } : {}),
    storage: memoryStorage(),
    ...options,
  })
  onTestFinished(foyer.destroy)
  if (isConnected) await foyer.connect({ connectorId: wallet.rdns })
  return { foyer, fails, silences, wallet, other }
}

type StartWalletParameters = {
  target: EventTarget
  name: string
  fails: Set<string>
  silences: Set<string>
  announcesAfter?: number | undefined
}

/** A wallet of the page that does what it is asked, but for the methods that fail or that it never answers. */
function startWallet({ target, name, fails, silences, announcesAfter }: StartWalletParameters) {
  const asked: string[] = []
  const listeners: Record<string, (data: unknown) => void> = {}
  const answers: Record<string, unknown> = {
    eth_chainId: '0x38',
    eth_accounts: [ADDRESS],
    eth_requestAccounts: [ADDRESS],
    personal_sign: SIGNATURE,
  }
  let sent = 0
  const provider = {
    async request({ method }: { method: string }) {
      asked.push(method)
      if (silences.has(method)) return new Promise(() => {})
      const isSent = method === 'eth_sendTransaction' && !fails.has(method)
      if (isSent) return `0x${(++sent).toString(16).padStart(64, '0')}`
      if (method in answers && !fails.has(method)) return answers[method]
      throw Object.assign(new Error('Not now'), { code: -32603 })
    },
    on(name: string, listener: (data: unknown) => void) {
      listeners[name] = listener
    },
    removeListener() {},
  }
  const info = {
    uuid: crypto.randomUUID(),
    name,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: `example.${name.replace(' ', '-')}`,
  }
  const announce = () =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  if (announcesAfter === undefined) target.addEventListener('eip6963:requestProvider', announce)
  else setTimeout(announce, announcesAfter)
  return {
    answers,
    asked,
    rdns: info.rdns,
    /** Moves to another chain, and says so. */
    moveTo(chainId: string) {
      answers.eth_chainId = chainId
      listeners.chainChanged?.(chainId)
    },
  }
}
