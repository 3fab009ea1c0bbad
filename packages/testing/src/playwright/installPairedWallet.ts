import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { toTestChains } from '../chains.ts'
import { createTestWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import { toProviderError } from '../errors.ts'
import { TestOptionError } from '../options.ts'
import { parseUrl } from '../parseUrl.ts'
import { memoryStorage } from '../permission.ts'
import { createCodeScanner, PAIRED_ANCHOR } from './codeScanner.ts'
import { createRelay } from './createRelay.ts'
import { importPackages, startClient } from './signClient.ts'

export type InstallPairedWalletOptions = Omit<TestWalletOptions, 'chains' | 'legacy' | 'storage'> & {
  /** The chains that the wallet knows. It shares those that the dapp asks for, or all where it asks for none of them. */
  chains?: Exclude<TestWalletOptions['chains'], 'dapp'>
  /** The relay that your dapp names, if it is not the public one. Nothing is sent there. */
  relayUrl?: string
}

/** A test wallet on another device, which pages reach through WalletConnect. The test answers as with every test wallet. */
export type PairedWallet = Omit<TestWallet, 'provider' | 'announce' | 'disconnect' | 'destroy'> & {
  /**
   * Scans the next code that a page shows, or a pairing URI. Resolves once it is read; the user has not answered yet.
   * Default timeout 10 seconds.
   */
  pair(source: Page | string, options?: { timeout?: number }): Promise<void>
  /** The number of dapps that are connected. */
  sessions(): number
  /** The user ends all connections inside the wallet. */
  disconnect(): Promise<void>
  /** Ends the wallet and its relay. */
  dispose(): Promise<void>
}

const EVENTS = ['accountsChanged', 'chainChanged']
/** The form of 4001 on WalletConnect. */
const USER_REJECTED = { code: 5000, message: 'User rejected.' }
/**
 * Starts a test wallet on WalletConnect’s own SDK, as on another device, with a relay in the test process in place of
 * the public one. Call it before the page is opened.
 *
 * @throws {TestOptionError} an option is of a wrong type or value
 *
 * @example
 * const phone = await installPairedWallet(context, { chains: [{ id: 56 }] })
 * await page.getByRole('button', { name: 'WalletConnect' }).click()
 * await phone.pair(page)
 */
export async function installPairedWallet(
  context: BrowserContext,
  options: InstallPairedWalletOptions = {},
): Promise<PairedWallet> {
  const { relayUrl, ...rest } = options
  checkPairing(options)
  const uuid = crypto.randomUUID()
  const info = { name: 'Paired Wallet', uuid, rdns: `dev.foyer.testing.${uuid}`, ...rest.info }
  const wallet = createTestWallet({ ...rest, info, storage: memoryStorage() })
  const chainIds = toTestChains(rest).map(({ id }) => id)
  const { SignClient, WebSocketServer } = await importPackages()
  const relay = await createRelay(context, WebSocketServer, relayUrl)
  const client = await startClient(SignClient, relay.url, info.name).catch(async (error: unknown) => {
    await relay.close()
    throw error
  })
  let current = chainIds[0]
  let accounts: string[] = []

  const sessions = () => client.session.getAll()
  const accountsOn = (chains: string[]) =>
    chains.flatMap((chain) => accounts.map((account) => `${chain}:${account}`))

  async function answerProposal(id: number, asked: AskedNamespace[]) {
    try {
      // The user is asked by each dapp, unless another one is still connected.
      if (sessions().length === 0) wallet.disconnect()
      accounts = z.parse(
        z.array(z.string()),
        await wallet.provider.request({ method: 'eth_requestAccounts' }),
      )
    } catch (error) {
      await client.reject({ id, reason: toPairingError(error) })
      return
    }
    const own = chainIds.map(toChain)
    const shared = own.filter((chain) => asked.some(({ chains = [] }) => chains.includes(chain)))
    const chains = shared.length === 0 ? own : shared
    const methods = [...new Set(asked.flatMap((one) => one.methods))]
    await client.approve({
      id,
      namespaces: { eip155: { chains, accounts: accountsOn(chains), methods, events: EVENTS } },
    })
  }

  /** A dapp says with each request for which chain it is; the wallet of a real phone goes there unasked, too. */
  function goTo(chainId: number) {
    const { wrongChain, chainNotAdded } = wallet.switches
    if (chainId === current || wrongChain !== undefined || chainNotAdded) return
    if (chainIds.includes(chainId)) wallet.selectChain(chainId)
  }

  async function answerRequest({ method, params }: { method: string; params: unknown }, chainId: number) {
    try {
      if (method !== 'wallet_switchEthereumChain') goTo(chainId)
      return { result: await wallet.provider.request({ method, params }) }
    } catch (error) {
      return { error: toPairingError(error) }
    }
  }

  /** Tells every dapp of a change. Updates are not waited for: the SDK loses an acknowledgement that comes early. */
  function emit(name: string, data: unknown) {
    const chain = toChain(current ?? 1)
    for (const { topic, namespaces } of sessions()) {
      const { eip155 } = namespaces
      if (eip155 === undefined) continue
      const chains = [...new Set([...(eip155.chains ?? []), chain])]
      const next = { ...namespaces, eip155: { ...eip155, chains, accounts: accountsOn(chains) } }
      ignoreEnded(client.update({ topic, namespaces: next }))
      ignoreEnded(client.emit({ topic, event: { name, data }, chainId: chain }))
    }
  }
  wallet.provider.on('chainChanged', (chainId) => {
    current = Number(chainId)
    emit('chainChanged', current)
  })
  wallet.provider.on('accountsChanged', (next) => {
    accounts = [...next]
    emit('accountsChanged', accountsOn([toChain(current ?? 1)]))
  })
  client.on('session_proposal', ({ id, params }) => {
    const asked = [params.requiredNamespaces.eip155, params.optionalNamespaces?.eip155]
    ignoreEnded(
      answerProposal(
        id,
        asked.filter((one) => one !== undefined),
      ),
    )
  })
  client.on('session_request', ({ id, topic, params }) => {
    const answer = answerRequest(params.request, Number(params.chainId.split(':')[1]))
    ignoreEnded(
      answer.then((response) => client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } })),
    )
  })

  async function disconnect() {
    for (const { topic } of sessions())
      await client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  }

  const scanner = createCodeScanner()
  const { provider: _, announce: __, destroy, ...controls } = wallet
  return {
    ...controls,
    get switches() {
      return wallet.switches
    },
    async pair(source, pairing) {
      await client.core.pairing.pair({ uri: await scanner.scan(source, pairing) })
    },
    sessions: () => sessions().length,
    disconnect,
    async dispose() {
      destroy()
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
      await relay.close()
    },
  }
}

type AskedNamespace = { chains?: string[]; methods: string[] }

/** @throws {TestOptionError} */
function checkPairing(options: InstallPairedWalletOptions) {
  if ((options.chains as unknown) === 'dapp')
    throw new TestOptionError(
      'chains',
      'dapp',
      'a list of chains, such as [{ id: 56 }]: a wallet on another device does not see the page',
      PAIRED_ANCHOR,
    )
  const { relayUrl } = options
  if (relayUrl !== undefined && !/^wss?:$/.test(parseUrl(relayUrl)?.protocol ?? ''))
    throw new TestOptionError(
      'relayUrl',
      relayUrl,
      'a URL of ws, such as "wss://relay.example"',
      PAIRED_ANCHOR,
    )
}

const toChain = (id: number) => `eip155:${id}`

function toPairingError(error: unknown): { code: number; message: string } {
  const { code, message } = toProviderError(error)
  return code === 4001 ? USER_REJECTED : { code, message }
}

/** A request that has expired, or whose session is gone, can no longer be answered, as with a real wallet. */
function ignoreEnded(answer: Promise<unknown>) {
  answer.catch(() => undefined)
}
