import { resolve } from 'node:path'
import { isLoopbackHost, parseUrl } from '@foyer/kit'
import { OperatorError } from '@foyer/server-kit'
import { isExactOrigin } from '@foyer/wallet-api'
import { base, bsc, bscTestnet, mainnet, sepolia } from 'viem/chains'

/** The options of `wallet-server solo --demo`, as they are typed. */
export type TypedDemoOptions = {
  origin?: readonly string[]
  chain?: readonly string[]
  sitePort: string
  authPort: string
  mailPort: string
  state: string
}

export type DemoOptions = {
  origins: readonly string[]
  chains: Readonly<Record<string, { rpcUrls: string[] }>>
  ports: { site: number; auth: number; mails: number }
  /** Absolute. */
  stateDirectory: string
}

/** Ports on which development servers of dapps listen. */
const DAPP_PORTS = [3000, 4173, 5173, 8080]

/** The nodes that viem names, and one of this computer. */
const CHAINS: DemoOptions['chains'] = {
  ...Object.fromEntries(
    [mainnet, sepolia, bsc, bscTestnet, base].map(({ id, rpcUrls }) => [
      String(id),
      { rpcUrls: [...rpcUrls.default.http] },
    ]),
  ),
  '31337': { rpcUrls: ['http://127.0.0.1:8545'] },
}

/** Variables that say to others where a server is. */
const HOSTS = ['WALLET_HOST', 'WALLET_PUBLIC_URL', 'WALLET_SITE_URL', 'WALLET_AUTH_URL', 'WALLET_VAULT_URL']

const wrong = (problem: string) => new OperatorError(problem, { section: 'demo' })

const isLoopback = (text: string) => isLoopbackHost(parseUrl(text)?.hostname ?? text) || text === '::1'

/**
 * Reads what is typed.
 *
 * @throws {OperatorError} names the option that is wrong, or what would make the demo public
 */
export function readDemoOptions(typed: TypedDemoOptions, env: NodeJS.ProcessEnv = process.env): DemoOptions {
  for (const name of HOSTS)
    if (env[name] && !isLoopback(env[name]))
      throw wrong(
        `${name} is ${env[name]}, and a demo is for this computer alone: whoever runs it can open every wallet in it. Unset the variable. \`wallet-server start\` is for others.`,
      )
  const own = DAPP_PORTS.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  const ports = {
    site: readPort('--site-port', typed.sitePort),
    auth: readPort('--auth-port', typed.authPort),
    mails: readPort('--mail-port', typed.mailPort),
  }
  if (new Set(Object.values(ports)).size < 3)
    throw wrong('--site-port, --auth-port and --mail-port: Expected three different ports.')
  return {
    ports,
    origins: [...new Set([...own, ...(typed.origin ?? []).map(readOrigin)])],
    chains: { ...CHAINS, ...Object.fromEntries((typed.chain ?? []).map(readChain)) },
    stateDirectory: resolve(typed.state),
  }
}

function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw wrong(`${option} ${text}: Expected a port, 1 to 65535.`)
  return port
}

function readOrigin(text: string): string {
  if (!isExactOrigin(text))
    throw wrong(`--origin ${text}: Expected the origin of a page, such as http://localhost:3000.`)
  if (!isLoopback(text))
    throw wrong(
      `--origin ${text}: A demo is for pages of this computer, such as http://localhost:3000. \`wallet-server start\` is for others.`,
    )
  return text
}

function readChain(text: string): [string, { rpcUrls: string[] }] {
  const [, id = '', url = ''] = /^([1-9]\d{0,15})=(https?:\/\/.+)$/.exec(text) ?? []
  if (!URL.canParse(url))
    throw wrong(`--chain ${text}: Expected the id of a chain and a node, such as 56=https://rpc.example.`)
  return [id, { rpcUrls: [url] }]
}
