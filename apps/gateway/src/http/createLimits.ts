import { createClientAddress, HttpError, type Rate, type Rates } from '@foyer/server-kit'
import { createMiddleware } from 'hono/factory'
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
  rates: Pick<Rates, 'create'>
  /** Gets the name of a limit that a request is above. */
  onHit?: ((limit: string) => void) | undefined
}

export type RequestLimits = ReturnType<typeof createLimits>

/** Counts requests by client address for each group of routes, and by project for all of them. */
export function createLimits({ limits, proxyHops, logger, rates, onHit }: CreateLimitsParameters) {
  const clientOf = createClientAddress(proxyHops, {
    onUnreadable: () => logger.warn({}, 'forwarded address unreadable'),
  })
  function create(name: string, points: number, seconds = MINUTE_S): Rate {
    const rate = rates.create({ name: `gateway:${name}`, points, seconds })
    return async (key, count) => {
      const retryAfter = await rate(key, count)
      if (retryAfter !== undefined) onHit?.(name)
      return retryAfter
    }
  }
  const byProject = create('project', limits.project)
  const { project: _, ...groups } = limits
  const byAddress = Object.fromEntries(
    Object.entries(groups).map(([group, points]) => [
      group,
      create(group, points, group === 'registrations' ? HOUR_S : MINUTE_S),
    ]),
  ) as Record<LimitGroup, Rate>
  /** Limiters of projects with a limit in their settings, by that limit. */
  const ownLimits = new Map<number, Rate>()

  function rateOf({ perMinute }: Project) {
    if (perMinute === null) return byProject
    const own = ownLimits.get(perMinute) ?? create('project', perMinute)
    ownLimits.set(perMinute, own)
    return own
  }

  return {
    /** Middleware: one request of the group. */
    count: (group: LimitGroup) =>
      createMiddleware<Env>(async (c, next) => {
        await refuseAbove(byAddress[group], clientOf(c))
        await next()
      }),

    /** Counts a request that costs more than one by what it costs beyond that. */
    add: (c: RequestContext, group: LimitGroup, points: number) =>
      points > 0 ? refuseAbove(byAddress[group], clientOf(c), points) : undefined,

    /** Requests of the project's own pages are counted apart, so that others who know its id cannot use up their part. */
    countProject: (project: Project, isOfPage: boolean) =>
      refuseAbove(rateOf(project), isOfPage ? project.id : `${project.id}:others`),
  }
}

async function refuseAbove(rate: Rate, key: string, points = 1) {
  const retryAfter = await rate(key, points)
  if (retryAfter !== undefined)
    throw new HttpError(429, 'Too many requests', {
      reasons: [{ name: 'limit', description: 'Wait as long as `retry-after` says.' }],
      retryAfter,
    })
}
