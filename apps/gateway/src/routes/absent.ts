import { notAvailable } from '../errors.ts'
import type { LimitGroup } from '../http/createLimits.ts'
import type { App } from '../http/types.ts'

type AbsentRoute = [method: 'get' | 'post', path: string, limit: LimitGroup]

/** Routes that clients ask for where a gateway offers the feature. */
const OPTIONAL = {
  names: [
    ['get', '/v1/profile/suggestions/:name', 'names'],
    ['post', '/v1/profile/account', 'registrations'],
  ],
  onramp: [
    ['get', '/v1/onramp/options', 'onRamp'],
    ['post', '/v1/onramp/quote', 'onRamp'],
    ['post', '/v1/generators/onrampurl', 'onRamp'],
  ],
} as const satisfies Record<string, AbsentRoute[]>

/** Adds the routes of a feature that this gateway does not offer, each of which says what is missing. */
export function addMissingRoutes(app: App, feature: keyof typeof OPTIONAL) {
  for (const [method, path, limit] of OPTIONAL[feature])
    app[method](path, { access: 'page', limit }, () => {
      throw notAvailable('off', `This gateway offers no ${feature}.`)
    })
}

/** Adds the routes of smart sessions: there are none, which clients take as an answer. */
export function addAbsentRoutes(app: App) {
  const policy = { access: 'page', limit: 'absent' } as const
  app.get('/v1/sessions/:account', policy, (c) => c.json([]))
  app.post('/v1/sessions/:address/revoke', policy, (c) => c.json({ success: false }))
  app.post('/v1/json-rpc', policy, (c) =>
    c.json({ jsonrpc: '2.0', id: null, error: { code: -32_601, message: 'Method not found' } }),
  )
}
