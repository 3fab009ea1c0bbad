import { notAvailable } from '../errors.ts'
import type { App } from '../http/types.ts'

/** Routes that clients ask for and that this gateway does not offer, each with what is missing. */
const ABSENT: [method: 'get' | 'post', path: string, feature: string][] = [
  ['get', '/v1/profile/suggestions/:name', 'names'],
  ['post', '/v1/profile/account', 'names'],
  ['get', '/v1/onramp/options', 'onramp'],
  ['post', '/v1/onramp/quote', 'onramp'],
  ['post', '/v1/generators/onrampurl', 'onramp'],
]

export function addAbsentRoutes(app: App) {
  for (const [method, path, feature] of ABSENT)
    app.on(method, path, () => {
      throw notAvailable('off', `This gateway offers no ${feature}.`)
    })
  // Smart sessions: there are none, which clients take as an answer.
  app.get('/v1/sessions/:account', (c) => c.json([]))
  app.post('/v1/sessions/:address/revoke', (c) => c.json({ success: false }))
  app.post('/v1/json-rpc', (c) =>
    c.json({ jsonrpc: '2.0', id: null, error: { code: -32_601, message: 'Method not found' } }),
  )
}
