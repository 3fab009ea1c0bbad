import { ConsoleError } from '../app/ConsoleError.ts'
import { type ConsoleConfig, configSchema } from './schema.ts'

export type LoadConfigParameters = {
  /** @default '/config.json' */
  url?: string
  /** Whether this is a production build. */
  production: boolean
  /** Host the page was served from. */
  pageHost: string
  fetch?: typeof globalThis.fetch
}

/**
 * Reads and checks the console's configuration.
 *
 * @throws {ConsoleError} it does not arrive, is not a configuration, or points a public page at this machine's chain
 */
export async function loadConfig(parameters: LoadConfigParameters): Promise<ConsoleConfig> {
  const { url = '/config.json', production, pageHost, fetch = globalThis.fetch } = parameters
  const config = configSchema.safeParse(await download(url, fetch))
  if (!config.success)
    throw new ConsoleError(`${url} is not a configuration of this console.`, {
      details: config.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      remedy: 'correct the lines above in the file',
    })
  if (production && isDevelopmentChain(config.data) && !isLoopbackHost(pageHost))
    throw new ConsoleError('A console on a public address does not use a chain of this machine.', {
      details: [`rpcUrls: ${config.data.chain.rpcUrls.join(', ')}`],
      remedy: 'name a public RPC endpoint in the configuration',
    })
  return config.data
}

async function download(url: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConsoleError(`${url} could not be loaded.`, {
      remedy: 'check your connection and load the page again',
      cause,
    })
  })
  if (!response.ok)
    throw new ConsoleError(`${url} was answered with ${response.status}.`, {
      remedy: 'put the configuration beside the page',
    })
  return response.json().catch((cause: unknown) => {
    throw new ConsoleError(`${url} is not JSON.`, {
      remedy: 'serve the file itself, not the page, at this address',
      cause,
    })
  })
}

/** Whether the chain runs on this machine, where nothing has a value and no real key belongs. */
export function isDevelopmentChain({ chain }: Pick<ConsoleConfig, 'chain'>) {
  return chain.rpcUrls.some((url) => isLoopbackHost(new URL(url).hostname))
}

function isLoopbackHost(hostname: string) {
  return /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
