import { parseUrl } from '../protocol/floor.ts'
import { SecureSiteError } from './errors.ts'

/** Of the dialect. */
const VERSION = '4'

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

export type SdkQuery = {
  projectId: string
  chainId: string
  enableLogger: string
  rpcUrl: string | undefined
  enableCloudAuthAccount: string | undefined
}

/**
 * The address of the iframe.
 *
 * @throws {SecureSiteError} the site is reached without TLS, or is the dapp's own origin
 */
export function toSdkUrl(secureSite: string, query: SdkQuery): URL {
  if (parseUrl(secureSite) === undefined)
    throw new SecureSiteError({ secureSite, problem: 'It is not a URL.' })
  const url = new URL(secureSite)
  const isLoopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname)
  if (url.protocol !== 'https:' && !isLoopback)
    throw new SecureSiteError({ secureSite, problem: 'It needs https, except on this machine.' })
  if (url.origin === globalThis.location?.origin)
    throw new SecureSiteError({
      secureSite,
      problem: 'It needs an origin of its own: the dapp could read the key.',
    })
  url.pathname = `${url.pathname.replace(/\/$/, '')}/sdk`
  url.search = url.hash = ''
  for (const [name, value] of Object.entries({ ...query, version: VERSION }))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}
