import { connect } from 'node:tls'
import { isLoopbackHost } from '@foyer/kit'
import type { Role } from '../config.ts'
import { createNonces } from '../shared/nonces.ts'
import { describeFailure } from './describeFailure.ts'
import { request } from './request.ts'
import { type Check, type Finding, ok, todo } from './types.ts'

const MIN_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** Routes that give a nonce to a request without a proof. */
const PATHS: Record<Role, string> = { auth: '/v1/email/start', vault: '/v1/approvals' }

/** Comes to this server as clients do, through DNS, TLS and proxies, and looks for the site. */
export const checkPublicUrl: Check = async ({ settings: { publicUrl, siteOrigin, roles } }) =>
  (
    await Promise.all([
      checkHealth(
        'WALLET_PUBLIC_URL',
        publicUrl,
        'start the server, and check DNS and the proxy in front of it',
      ),
      ...roles.map(({ role, pepper }) => checkServer(publicUrl, siteOrigin, role, pepper)),
      checkHealth('WALLET_SITE_URL', siteOrigin, 'start the site, and check its DNS and proxy'),
    ])
  ).flat()

async function checkHealth(variable: string, origin: string, remedy: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(origin)
  if (protocol !== 'https:' && !isLoopbackHost(hostname))
    return [todo(`${variable}: ${origin} is not encrypted. Put a proxy with TLS in front, and use https.`)]
  try {
    const response = await request(`${origin}/health`)
    if (!response.ok) return [todo(`${variable}: ${origin}/health answers ${response.status}: ${remedy}.`)]
    const reached = ok(`${variable}: ${origin}/health answers`)
    return protocol === 'https:'
      ? [reached, await checkCertificate(hostname, Number(port || 443))]
      : [reached]
  } catch (error) {
    return [todo(`${variable}: ${origin} ${describeFailure(error)}: ${remedy}.`)]
  }
}

async function checkCertificate(host: string, port: number): Promise<Finding> {
  const days = await new Promise<number>((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: 5_000 }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS))
      socket.destroy()
    })
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('timeout')))
  })
  return days < MIN_DAYS
    ? todo(`TLS: the certificate of ${host} ends in ${days} days. Renew it.`)
    : ok(`TLS: the certificate of ${host} is good for ${days} days`)
}

/** Its nonces are signed with the pepper: another server, and one with another pepper, has others. */
async function checkServer(
  publicUrl: string,
  siteOrigin: string,
  role: Role,
  pepper: Uint8Array,
): Promise<Finding[]> {
  const response = await request(`${publicUrl}${PATHS[role]}`, { method: 'POST' }).catch(() => undefined)
  if (!response) return []
  if (!createNonces(pepper).isFresh(response.headers.get('dpop-nonce') ?? ''))
    return [
      todo(
        `WALLET_PUBLIC_URL: what answers at ${publicUrl} is not this ${role}, or has another pepper. Check the proxy, and start all processes with the same pepper.`,
      ),
    ]
  const allowed = response.headers.get('access-control-allow-origin')
  return [
    allowed === siteOrigin
      ? ok(`WALLET_PUBLIC_URL: it is this ${role}, with this pepper, and ${siteOrigin} may read its answers`)
      : todo(
          `WALLET_SITE_URL: the running ${role} lets ${allowed ?? 'no page'} read its answers. Start it again.`,
        ),
  ]
}
