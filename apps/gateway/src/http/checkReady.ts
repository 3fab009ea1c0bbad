import { invalidRequest } from '@foyer/server-kit'
import type { Chains } from '../chain/createChains.ts'
import type { RequestContext } from './types.ts'

/**
 * `/ready`: the database answers, and any chain has an upstream of the right id, for one chain's node must not take all
 * processes out of a balancer. `/ready?chain=` asks for one.
 */
export const checkReady = (chains: Chains) => (c: RequestContext, isDatabaseReady: boolean) => {
  const asked = c.req.query('chain')
  if (asked !== undefined && !chains.find(asked))
    throw invalidRequest([{ name: 'chain', description: 'Expected the CAIP-2 id of a configured chain.' }])
  const missing = chains.list.filter(({ upstreams }) => !upstreams.isReady()).map(({ id }) => id)
  const hasChain = asked === undefined ? isAny(chains.list, missing) : !missing.includes(asked)
  return {
    isReady: isDatabaseReady && hasChain,
    details: { database: isDatabaseReady, chainsWithoutUpstream: missing },
  }
}

const isAny = ({ length }: Chains['list'], missing: readonly string[]) =>
  length === 0 || missing.length < length
