import { publicCaching } from '../src/api/publicPaths.ts'

const PROBES = ['/health', '/ready', '/status', '/metrics', '/openapi.json']

/** The pattern of a path. There are few, whatever clients ask for. */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (PROBES.includes(path) || publicCaching(path) !== undefined) return path
  const [, list = ''] =
    /^\/v1\/users\/[^/]+(\/(?:purchases|referrals|rewards|withdrawals))?$/.exec(path) ?? []
  if (path.startsWith('/v1/users/')) return `/v1/users/:address${list}`
  return path.startsWith('/v1/pictures/') ? '/v1/pictures/*' : '/*'
}
