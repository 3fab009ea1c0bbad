import { OnRampLinkError } from '../errors/OnRampLinkError.ts'
import { parseUrl } from '../utils/floor.ts'
import { isLoopbackHost } from '../utils/isLoopbackHost.ts'
import type { createWireClient } from '../wire/createWireClient.ts'
import { onRampLink } from '../wire/onRampLinkSchema.ts'

/** The hosts to whose pages a link may lead, by the provider's id. */
export type ProviderHosts = Readonly<Record<string, readonly string[]>>

const HOSTS: ProviderHosts = {
  moonpay: ['buy.moonpay.com', 'buy-sandbox.moonpay.com'],
  transak: ['global.transak.com', 'global-stg.transak.com'],
}

/** The provider whose page is on the developer's own machine. */
const DEMO = 'demo'

type CheckLinkParameters = {
  provider: string
  /** Those that the dapp adds. */
  hosts: ProviderHosts
  /** Host name of this page. */
  page: string
}

/** The URL, if it is an `https:` page of the provider. A page of this machine may be led to from one of this machine. */
function checkLink(value: string, { provider, hosts, page }: CheckLinkParameters): string | undefined {
  const url = parseUrl(value)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const isOf = (list: ProviderHosts) => Object.hasOwn(list, provider) && list[provider]?.includes(url.host)
  if (url.protocol === 'https:' && (isOf(HOSTS) || isOf(hosts))) return url.href
  const isLocal = provider === DEMO && isLoopbackHost(url.hostname) && isLoopbackHost(page)
  return isLocal && url.protocol === 'http:' ? url.href : undefined
}

/** Without a link to the provider. */
export const toLinkError = (provider: string, cause: unknown) => new OnRampLinkError({ provider, cause })

/**
 * Asks for a link to the page of the provider.
 *
 * @throws {Error} it leads elsewhere
 */
export async function requestLink(
  client: ReturnType<typeof createWireClient>,
  order: { provider: string },
  parameters: CheckLinkParameters,
) {
  const link = await client.postJson('/v1/generators/onrampurl', order, onRampLink)
  const url = checkLink(link.url, parameters)
  if (url === undefined) throw new Error('The link leads elsewhere than to the provider.')
  return { ...link, provider: parameters.provider, url }
}
