import { HttpError, type Log, readJson } from '@foyer/server-kit'
import * as z from 'zod'
import type { ServerLimits } from '../../shared/createLimits.ts'
import type { AuthApp, RequestContext } from '../../shared/types.ts'
import type { Sponsor } from '../sponsor/createSponsor.ts'
import {
  INTERNAL_ERROR,
  INVALID_REQUEST,
  LIMIT_EXCEEDED,
  SponsorError,
  UNKNOWN_METHOD,
} from '../sponsor/errors.ts'

export type PaymasterParameters = {
  /** Undefined: no project sponsors anything. */
  sponsor: Sponsor | undefined
  limits: Pick<ServerLimits, 'countVoucher'>
  clientOf: (c: RequestContext) => string
  log: Log
}

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number(), z.null()]),
  method: z.string().max(100),
  params: z.unknown(),
})

/** ERC-7677, for every wallet and every page: the policy, the budgets and a limit protect it, and no session. */
export function addPaymasterRoutes(app: AuthApp, { sponsor, limits, clientOf, log }: PaymasterParameters) {
  app.post('/v1/paymaster/:projectId', { access: 'public', limit: 'requests' }, async (c) => {
    const { success, data } = requestSchema.safeParse(await readJson(c))
    const answer = { jsonrpc: '2.0', id: data?.id ?? null }
    try {
      if (!success) throw new SponsorError(INVALID_REQUEST, 'params', 'Expected one JSON-RPC request')
      return c.json({ ...answer, result: await run(c, data) })
    } catch (error) {
      const { code, message, reason } = toSponsorError(error, log)
      return c.json({ ...answer, error: { code, message, data: { reason } } })
    }
  })

  async function run(c: RequestContext, { method, params }: z.output<typeof requestSchema>) {
    const projectId = c.req.param('projectId') ?? ''
    if (sponsor === undefined)
      throw new SponsorError(INVALID_REQUEST, 'policy', 'This server sponsors nothing')
    if (method === 'pm_getPaymasterStubData') return sponsor.stub(projectId, params)
    if (method !== 'pm_getPaymasterData')
      throw new SponsorError(UNKNOWN_METHOD, 'method', `${method.slice(0, 40)} is not supported`)
    const voucher = await sponsor.voucher(projectId, params, () =>
      limits.countVoucher(projectId, clientOf(c)),
    )
    c.set('logFields', { projectId })
    return voucher
  }
}

/** Converts an error. Any other than our own is a node or a database that does not answer. */
function toSponsorError(error: unknown, log: Log): SponsorError {
  if (error instanceof SponsorError) return error
  if (error instanceof HttpError && error.status === 429)
    return new SponsorError(LIMIT_EXCEEDED, 'limit', 'Too many requests: try again later')
  log('error', 'sponsor.failed', { code: error instanceof Error ? error.name : undefined })
  return new SponsorError(INTERNAL_ERROR, 'unavailable', 'The sponsor cannot answer now')
}
