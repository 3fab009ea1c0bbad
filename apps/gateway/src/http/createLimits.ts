import { createClientAddress, HttpError } from '@foyer/server-kit'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limits } from '../config.ts'
import type { Project } from '../store/createStore.ts'
import type { Logger } from './log.ts'
import type { Env, RequestContext } from './types.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Routes that share a limit for each client address. */
export type LimitGroup = Exclude<keyof Limits, 'project'>

export type CreateLimitsParameters = {
  limits: Limits
  proxyHops: number
  logger: Pick<Logger, 'warn'>
  /** Gateways that share the requests; each grants its part. */
  processes: number
}

export type RequestLimits = ReturnType<typeof createLimits>

/** Counts requests in memory, by client address for each group of routes, and by project for all of them. */
export function createLimits({ limits, proxyHops, logger, processes }: CreateLimitsParameters) {
  const clientOf = createClientAddress(proxyHops, {
    onUnreadable: () => logger.warn({}, 'forwarded address unreadable'),
  })
  const create = (points: number, duration = MINUTE_S) =>
    new RateLimiterMemory({ points: share(points), duration })
  const share = (perMinute: number) => Math.max(1, Math.floor(perMinute / processes))
  const byProject = create(limits.project)
  const { project: _, ...groups } = limits
  const byAddress = Object.fromEntries(
    Object.entries(groups).map(([group, points]) => [
      group,
      create(points, group === 'registrations' ? HOUR_S : MINUTE_S),
    ]),
  ) as Record<LimitGroup, RateLimiterMemory>
  /** Limiters of projects with a limit of their own, by that limit. */
  const ownLimits = new Map<number, RateLimiterMemory>()

  function limiterOf({ perMinute }: Project) {
    if (perMinute === null) return byProject
    const own = ownLimits.get(perMinute) ?? create(perMinute)
    ownLimits.set(perMinute, own)
    return own
  }

  return {
    /** Middleware: one request of the group. */
    count: (group: LimitGroup) =>
      createMiddleware<Env>(async (c, next) => {
        await consume(byAddress[group], clientOf(c), 1)
        await next()
      }),

    /** Counts a request that costs more than one by what it costs beyond that. */
    add: (c: RequestContext, group: LimitGroup, points: number) =>
      points > 0 ? consume(byAddress[group], clientOf(c), points) : undefined,

    countProject: (project: Project) => consume(limiterOf(project), project.id, 1),
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number) {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new HttpError(429, 'Too many requests', {
      reasons: [{ name: 'limit', description: 'Wait as long as `retry-after` says.' }],
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
    })
  }
}
