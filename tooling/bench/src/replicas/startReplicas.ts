import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareGateway } from '@foyer/gateway/testing/prepareGateway'
import { startGatewayProcess } from '@foyer/gateway/testing/startGatewayProcess'
import type { TestChain } from '@foyer/gateway/testing/startTestChain'
import { type Fault, type FaultProxy, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { startNginx } from '@foyer/harness/nginx'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { findFreePort, parseProcStat } from '@foyer/harness/processes'
import { startMailSink } from '@foyer/wallet-server/test/mails'
import { prepareWalletProcess, startWalletProcess } from '@foyer/wallet-server/test/process'

const ROLES = ['gateway', 'auth', 'vault'] as const

export type ReplicaRole = (typeof ROLES)[number]

/** Something for each role. */
const byRole = <T>(make: (role: ReplicaRole) => T): Record<ReplicaRole, T> => ({
  gateway: make('gateway'),
  auth: make('auth'),
  vault: make('vault'),
})

export type Replica = {
  url: string
  /** As a crash of its machine. */
  kill: () => Promise<void>
  /** On the same port. */
  start: () => Promise<void>
  /** Processor time that the process has taken, in milliseconds. */
  readCpuMs: () => Promise<number>
  isReady: () => Promise<boolean>
}

export type Replicas = Awaited<ReturnType<typeof startReplicas>>

export type StartReplicasParameters = {
  chain: TestChain
  /** A Postgres server, on which each role gets a database of its own. */
  serverUrl: string
  /** Of each role. */
  count: number
  /** Returns the URL at which processes reach a database. Default the URL itself. */
  reach?: (databaseUrl: string) => string
  /** Chooses the failure of a request on its way from nginx to a replica. Default: nginx asks the replicas itself. */
  choose?: (role: ReplicaRole, replica: Replica, request: ProxiedRequest) => Fault | undefined
  /** Requests that the gateway takes in a minute, by group. Default: no limit that a load meets. */
  limits?: Record<string, number>
  /** Settings that replace those of a load. */
  env?: Partial<Record<ReplicaRole, Record<string, string>>>
}

/** Of Linux on every processor that Node runs on. */
const TICK_MS = 10

/** No limit is what the load meets. */
const UNLIMITED = 100_000_000
const GROUPS = ['project', 'directory', 'images', 'analytics', 'rpc', 'history', 'chain', 'absent']

/** Processes of gateway, auth and vault, as operators run them, with nginx in front. Clients have an address each. */
export async function startReplicas(parameters: StartReplicasParameters) {
  const { chain, serverUrl, count, choose, limits, env, reach = (url) => url } = parameters
  const directory = await mkdtemp(join(tmpdir(), 'foyer-replicas-'))
  const sink = await startMailSink()
  const databases = {} as Record<ReplicaRole, Awaited<ReturnType<typeof createPostgresDatabase>>>
  for (const role of ROLES)
    databases[role] = await createPostgresDatabase({ env: { DATABASE_URL: serverUrl } })
  const scanFrom = Number(await chain.client.getBlockNumber())
  const { settings, remove } = await prepareGateway({
    chain,
    databaseUrl: databases.gateway.url,
    scan: true,
    scanFrom,
    limits: { ...Object.fromEntries(GROUPS.map((group) => [group, UNLIMITED])), ...limits },
  })
  const starters: Record<
    ReplicaRole,
    (port: number) => Promise<{ pid?: number | undefined; kill: () => unknown; exited?: Promise<unknown> }>
  > = {
    gateway: (port) =>
      startGatewayProcess(
        {
          GATEWAY_CONFIG: settings.configFile,
          GATEWAY_PORT: `${port}`,
          GATEWAY_PROXY_HOPS: '2',
          DATABASE_URL: reach(databases.gateway.url),
          ...env?.gateway,
        },
        ['--scan'],
      ),
    auth: await prepareWallet('auth'),
    vault: await prepareWallet('vault'),
  }

  async function prepareWallet(role: 'auth' | 'vault') {
    const prepared = await prepareWalletProcess(role, directory, sink.url)
    return (port: number) =>
      startWalletProcess(role, {
        ...prepared,
        WALLET_PORT: `${port}`,
        WALLET_PROXY_HOPS: '2',
        WALLET_RATE_LIMIT: `${UNLIMITED}`,
        WALLET_MAILS_PER_PROJECT: `${UNLIMITED}`,
        WALLET_LOG_LEVEL: 'silent',
        DATABASE_URL: reach(databases[role].url),
        ...env?.[role],
      })
  }

  async function createReplica(role: ReplicaRole): Promise<Replica> {
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    let running: Awaited<ReturnType<(typeof starters)[ReplicaRole]>> | undefined
    const replica: Replica = {
      url,
      async kill() {
        await running?.kill()
        await running?.exited
      },
      async start() {
        running = await starters[role](port)
      },
      async readCpuMs() {
        const { cpuTicks } = parseProcStat(await readFile(`/proc/${running?.pid}/stat`, 'utf8'))
        return cpuTicks * TICK_MS
      },
      isReady: () =>
        fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
          async (response) => {
            await response.body?.cancel()
            return response.ok
          },
          () => false,
        ),
    }
    return replica
  }

  const replicas = {} as Record<ReplicaRole, Replica[]>
  for (const role of ROLES)
    replicas[role] = await Promise.all(Array.from({ length: count }, () => createReplica(role)))
  const all = Object.values(replicas).flat()
  await Promise.all(all.map(({ start }) => start()))
  const proxies = {} as Record<ReplicaRole, FaultProxy[]>
  for (const role of ROLES)
    proxies[role] = await Promise.all(
      (choose ? replicas[role] : []).map((replica) =>
        startFaultProxy(replica.url, (request) => choose?.(role, replica, request)),
      ),
    )
  const portsOf = (role: ReplicaRole) =>
    (choose ? proxies : replicas)[role].map(({ url }) => Number(new URL(url).port))
  const nginx = await startNginx(byRole(portsOf))
  return {
    replicas,
    all,
    /** Of the replicas of a role. */
    portsOf,
    sink,
    /** By way of nginx. */
    urls: nginx.urls,
    databaseUrls: byRole((role) => databases[role].url),
    async stop() {
      await nginx.stop()
      await Promise.all(
        Object.values(proxies)
          .flat()
          .map(({ stop }) => stop()),
      )
      await Promise.all(all.map(({ kill }) => kill()))
      await sink.stop()
      await remove()
      for (const { destroy } of Object.values(databases)) await destroy()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
