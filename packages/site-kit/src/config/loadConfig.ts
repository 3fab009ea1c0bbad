import { isLoopbackHost } from '@foyer/kit'
import { DownloadError, download } from '../http/download.ts'
import { ConfigInvalidError, ConfigUnreachableError, LoopbackRpcError } from './errors.ts'
import { findLoopbackUrl } from './loopback.ts'
import { pathOf, type StandardSchema } from './standardSchema.ts'

/** Time limit of the answer, in milliseconds. */
const TIMEOUT = 10_000

/** The part about the chain that every configuration has. */
type WithChain = { chain: { rpcUrls: readonly string[] } }

export type LoadConfigParameters<config extends WithChain> = {
  schema: StandardSchema<config>
  /** The site's README, which explains its configuration. */
  readme: string
  /** @default '/config.json' */
  url?: string
  /** True for a production build. */
  production: boolean
  /** Host the page was served from. */
  pageHost: string
  fetch?: typeof globalThis.fetch
}

/**
 * Reads and checks a site's configuration.
 *
 * @throws {ConfigUnreachableError} no answer within 10 s or an HTTP error; may be worth a retry
 * @throws {ConfigInvalidError} not JSON, or not this shape; `details` names each wrong field
 * @throws {LoopbackRpcError} a production build on a public page with a loopback RPC
 */
export async function loadConfig<config extends WithChain>(
  parameters: LoadConfigParameters<config>,
): Promise<config> {
  const { schema, readme, url = '/config.json', production, pageHost, fetch } = parameters
  const docs = `${readme}#configuration`
  const text = await download(url, { timeout: TIMEOUT, fetch }).catch((cause: unknown) => {
    if (!(cause instanceof DownloadError)) throw cause
    const { message, details, retryable } = cause
    const remedy = retryable ? 'load the page again' : 'put the configuration beside the page'
    throw new ConfigUnreachableError(message, { details, retryable, remedy, docs, cause })
  })
  const config = await parse(text, { schema, url, docs })
  const loopback = findLoopbackUrl(config.chain.rpcUrls)
  if (production && loopback !== undefined && !isLoopbackHost(pageHost))
    throw new LoopbackRpcError('A production build does not use a loopback RPC endpoint.', {
      details: [`rpcUrls contains ${loopback}`],
      remedy: 'name a public RPC endpoint in the configuration',
      docs: `${readme}#loopback-rpc`,
    })
  return config
}

type ParseParameters<config> = { schema: StandardSchema<config>; url: string; docs: string }

async function parse<config>(text: string, { schema, url, docs }: ParseParameters<config>) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    // A host that answers every path with the app's page gives HTML here.
    throw new ConfigInvalidError(`${url} is not JSON.`, {
      details: [String(cause)],
      remedy: 'serve the file itself, not the page, at this address',
      docs,
      cause,
    })
  }
  const result = await schema['~standard'].validate(json)
  if (result.issues === undefined) return result.value
  throw new ConfigInvalidError(`${url} is not a valid configuration.`, {
    details: result.issues.map(({ path, message }) => `${pathOf(path) || '(root)'}: ${message}`),
    remedy: 'correct the lines above in the file',
    docs,
  })
}
