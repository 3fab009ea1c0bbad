import { randomBytes, randomUUID } from 'node:crypto'
import type { HostWindow } from '@foyer/embedded-wallet-frame/host'
import {
  type Answer,
  type Payload,
  parseEvent,
  type RequestName,
  toRequest,
} from '@foyer/embedded-wallet-frame/protocol'
import { SITE_PROJECT } from '@foyer/wallet-api'
import type { TestAuthenticator } from '@foyer/wallet-server/test/authenticator'
import { DAPP_ORIGIN, PROJECT_ID, type TestServers } from '@foyer/wallet-server/test/servers'
import * as z from 'zod/mini'
import { createServer } from '../src/api/createServer.ts'
import type { ApprovalRequest, Approvals } from '../src/approval/createApprovals.ts'
import { createWallet } from '../src/createWallet.ts'
import { createDevice } from '../src/device/createDevice.ts'
import { createLock } from '../src/device/createLock.ts'
import { createProof } from '../src/device/createProof.ts'
import { createMemoryStorage } from '../src/device/storage.ts'
import { createHome } from '../src/home/createHome.ts'
import { createAccount } from '../src/login/createAccount.ts'
import { createEmailUpdate } from '../src/login/createEmailUpdate.ts'
import type { WorkerSigner } from '../src/signer/createWorkerSigner.ts'
import { MODULE_URL } from '../src/signer/solana/pinned.ts'
import { createTestSigner } from '../src/test/createTestSigner.ts'
import { createTestCeremony } from './createTestCeremony.ts'

export type Urls = { auth: string; vault: string }

export type BrowserParameters = {
  servers: Pick<TestServers, 'urls' | 'publicUrls' | 'siteOrigin'>
  /** Default the one of the servers of tests. */
  projectId?: string
  /** The addresses of the servers. Default their own. */
  urls?: Urls
  /** The node of both chains. */
  rpcUrl?: string
  /** Farcaster's relay. Default none. */
  relayUrl?: string
  /** True if the project has a network of Solana. Default true. */
  hasSolana?: boolean
}

/**
 * A browser under one dapp: its storage, and tabs with the whole wallet but the page. The signer runs beside it, not in a
 * worker.
 */
export function createBrowser({
  servers,
  projectId = PROJECT_ID,
  urls = servers.urls,
  rpcUrl = 'http://127.0.0.1:1',
  relayUrl,
  hasSolana = true,
}: BrowserParameters) {
  const { publicUrls, siteOrigin } = servers
  const storage = { ...createMemoryStorage(), isPersistent: true }
  const locks = createLocks()
  const ip = Array.from(randomBytes(4), (byte) => 1 + (byte % 250)).join('.')
  /** Requests to the servers: `auth POST /v1/email/start`. */
  const asked: string[] = []
  const reported: unknown[] = []
  /** Social logins that were started. */
  const announced: string[] = []
  /** Requests that were shown to the user. */
  const shown: ApprovalRequest[] = []
  const chain = { rpcUrls: [rpcUrl] }
  let decide: (request: ApprovalRequest) => Promise<'approved' | 'rejected'> = async () => 'approved'
  let passkeys: TestAuthenticator[] = []
  const ceremony = createTestCeremony(() => passkeys)
  const approvals: Approvals = {
    isBusy: () => false,
    showPreparing() {},
    close() {},
    askPasskey: ({ run }) => run(),
    askBackup: async () => {},
    ask(request) {
      shown.push(request)
      return decide(request)
    },
  }

  let servedAt = urls

  /** The request that is lost: before the server has seen it, or its answer. */
  let loss: { request: RegExp; loss: 'drop' | 'dropAnswer'; left: number } | undefined

  async function fetchServer(url: string, init: RequestInit) {
    // The signer beside it needs no text of its second module.
    if (url === MODULE_URL) return new Response('')
    if (url === rpcUrl || (relayUrl !== undefined && url.startsWith(relayUrl))) return fetch(url, init)
    const role = url.startsWith(publicUrls.auth) ? 'auth' : 'vault'
    const path = url.slice(publicUrls[role].length)
    const line = `${role} ${init.method} ${path}`
    asked.push(line)
    const isLost = loss?.request.test(line) ? loss.loss : undefined
    if (loss && isLost && --loss.left === 0) loss = undefined
    if (isLost === 'drop') throw new TypeError('The connection broke')
    const headers = { ...init.headers, 'x-forwarded-for': ip }
    const response = await fetch(`${servedAt[role]}${path}`, { ...init, headers })
    if (isLost) throw new TypeError('The connection broke')
    return response
  }

  function openTab(origin = DAPP_ORIGIN) {
    const posted = new Map<string, (data: unknown) => void>()
    const listeners = new Set<(event: MessageEvent) => void>()
    const parent = {
      postMessage: (message: { id?: string }) => posted.get(message.id ?? '')?.(structuredClone(message)),
    }
    const target = {
      parent,
      location: {},
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
    } as unknown as HostWindow
    const workerSigner = createTestSigner()
    const signer = asWorker(workerSigner)
    const host = createWallet({
      page: {
        project: {
          id: projectId,
          name: 'Test',
          origins: [origin],
          chains: { '56': chain, '97': chain },
          ...(hasSolana ? { solana: { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': chain } } : {}),
          contracts: [],
        },
        publicUrl: siteOrigin,
        authUrl: publicUrls.auth,
        vaultUrl: publicUrls.vault,
        ...(relayUrl === undefined ? {} : { farcasterRelayUrl: relayUrl }),
      },
      chainId: 'eip155:56',
      storage: Promise.resolve(storage),
      locks,
      signer,
      fetch: fetchServer,
      createApprovals: () => approvals,
      ceremony,
      announce: (start) => announced.push(start),
      report: (error) => reported.push(error),
      reloading: {
        history: { state: null, replaceState() {} },
        reload() {},
        askForPage: async () => 'silent',
      },
      target,
    })

    function post(message: object) {
      for (const listener of listeners)
        listener({ data: structuredClone(message), origin, source: parent } as unknown as MessageEvent)
    }

    return {
      workerSigner,
      close: host.destroy,
      /** Sends what has no answer. */
      post: (name: RequestName) => post(toRequest(name, randomUUID(), undefined as never)),
      /** Sends a request as a dapp does. Rejects with the text of the error. */
      request<name extends RequestName>(name: name, payload?: Payload<name>): Promise<Answer<name>> {
        const id = randomUUID().slice(0, 7)
        const message = toRequest(name, id, payload as Payload<name>)
        return new Promise((resolve, reject) => {
          posted.set(id, (data) => {
            posted.delete(id)
            const event = parseEvent(data)
            if (event.status === 'success') resolve(event.payload as Answer<name>)
            else reject(new Error(event.status === 'error' ? event.message : JSON.stringify(event)))
          })
          post(message)
        })
      },
    }
  }

  /** The user's own page in this browser. */
  function openHome() {
    const signer = asWorker(createTestSigner())
    const account = createAccount({
      page: { publicUrl: siteOrigin, authUrl: publicUrls.auth, vaultUrl: publicUrls.vault },
      projectId: SITE_PROJECT,
      storage: Promise.resolve(storage),
      locks,
      signer,
      fetch: fetchServer,
      wantsApproval: true,
      announce: (id) => announced.push(id),
      locale: () => 'en',
    })
    const where = { projectId: SITE_PROJECT, locale: () => 'en' }
    const emailUpdate = createEmailUpdate({ ...account, ...where })
    return createHome({
      ...account,
      ...where,
      emailUpdate,
      signer,
      ceremony,
      origin: siteOrigin,
      hasRelay: false,
      readBalances: async () => [],
      onChange() {},
    })
  }

  /** Asks auth with this browser's keys, for what the wallet itself does not do yet. */
  async function call(method: 'DELETE', path: string, token: string) {
    const device = createDevice({ storage: Promise.resolve(storage), lock: createLock(locks) })
    const prove = createProof(device.keys)
    const server = createServer({ name: 'auth', url: publicUrls.auth, prove, fetch: fetchServer })
    await server(z.unknown(), method, path, undefined, { token })
  }

  return {
    siteOrigin,
    storage,
    asked,
    reported,
    announced,
    shown,
    openTab,
    openHome,
    call,
    /** Loses the next requests that fit, such as `auth PUT /v1/shares/passkeys`. */
    lose(request: RegExp, kind: 'drop' | 'dropAnswer', left = 1) {
      loss = { request, loss: kind, left }
    },
    isLost: () => loss === undefined,
    /** The passkeys that the user has at hand. The first one that fits is shown. */
    usePasskeys(...next: TestAuthenticator[]) {
      passkeys = next
    },
    ceremony,
    /** Has the servers be somewhere else from now on. */
    setUrls(next: Urls) {
      servedAt = next
    },
    /** Has the user answer like this what is shown. Default: approved. */
    decideWith(answer: typeof decide) {
      decide = answer
    },
  }
}

/** Copies what it is given, as a worker does: what is wiped there stays with whoever has sent it. */
const asWorker = (workerSigner: WorkerSigner): WorkerSigner =>
  new Proxy(workerSigner, {
    get: (target, name: keyof WorkerSigner) => (parameter: unknown) =>
      (target[name] as (parameter: unknown) => unknown)(structuredClone(parameter)),
  })

export type TestBrowser = ReturnType<typeof createBrowser>
export type Tab = ReturnType<TestBrowser['openTab']>

/** Locks of one browser: a queue for each name. */
function createLocks(): LockManager {
  const queues = new Map<string, ReturnType<typeof createLock>>()
  return {
    request(name: string, run: () => Promise<unknown>) {
      const queue = queues.get(name) ?? createLock(undefined)
      queues.set(name, queue)
      return queue(run)
    },
  } as unknown as LockManager
}
