import { useQuery } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { useRuntime } from '../app/runtime.ts'
import { chainKey } from './chainKey.ts'

/** Interval between two requests while something is not final, in milliseconds. */
const INTERVAL = 2_000
/** In seconds. A block of this age counts as final, also when the node does not support the `finalized` tag. */
const CERTAIN_AFTER = 300

/**
 * True if what happened at a chain time can no longer be taken back.
 *
 * @param time of its block, in seconds; `undefined`, which is long ago, when it is not known
 */
export function useIsFinal(time: number | undefined) {
  const runtime = useRuntime()
  const now = runtime.clock.now()
  const isCertain = time === undefined || (now !== undefined && now - time > CERTAIN_AFTER)
  const { data: finalized } = useQuery({
    queryKey: chainKey(runtime.config, 'finalized'),
    queryFn: () => readFinalizedTime(runtime),
    enabled: !isCertain,
    refetchInterval: ({ state }) => ((state.data ?? 0) < (time ?? 0) ? INTERVAL : false),
  })
  return isCertain || (finalized !== undefined && finalized >= time)
}

async function readFinalizedTime({ client }: Pick<Runtime, 'client'>) {
  const { timestamp } = await getBlock(client, { blockTag: 'finalized' })
  return Number(timestamp)
}
