import { createClientAddress, type Rate, type Rates, tooManyRequests } from '@foyer/server-kit'
import type { Limits } from '../config.ts'
import type { Project } from '../store/createProjectStore.ts'
import type { GatewayLog, RequestContext } from './types.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Routes that share a limit for each client address. */
export type LimitGroup = Exclude<keyof Limits, 'project'>

export type CreateLimitsParameters = {
  limits: Limits
  proxyHops: number
  log: GatewayLog
  rates: Pick<Rates, 'create'>
  /** Gets the name of a limit that a request is above. */
  onHit?: ((limit: string) => void) | undefined
}

export type RequestLimits = ReturnType<typeof createLimits>

/** Counts requests by client address for each group of routes, and by project for all of them. */
export function createLimits({ limits, proxyHops, log, rates, onHit }: CreateLimitsParameters) {
  const clientOf = createClientAddress(proxyHops, {
    onUnreadable: () => log('warn', 'forwarded.unreadable'),
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
    /** Counts a request of each group, and resolves to the seconds to wait if there are too many. */
    groups: Object.fromEntries(
      Object.entries(byAddress).map(([group, rate]) => [group, (c: RequestContext) => rate(clientOf(c))]),
    ) as { [group in LimitGroup]: (c: RequestContext) => Promise<number | undefined> },

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
  if (retryAfter !== undefined) throw tooManyRequests(retryAfter)
}
