import type { ProxiedRequest } from '@foyer/harness/faults'
import type { Replica, StartReplicasParameters } from '../replicas/startReplicas.ts'
import type { Step } from './steps.ts'

/** `before`: the work is done, and the client gets no answer. `after`: the client has the answer. */
export type Moment = 'before' | 'after'

function isOf({ method, path, rpc }: ProxiedRequest, step: Step) {
  const [wanted, pattern = '', rpcMethod] = step.request.split(' ')
  const [pathname = ''] = path.split('?')
  const isPath = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern
  return method === wanted && isPath && rpc?.method === rpcMethod
}

/** Kills the replica that does a step, once. What it refuses is no step: a first request lacks the server's nonce. */
export function createKiller() {
  let next: { step: Step; moment: Moment } | undefined
  let killed: Replica[] = []

  const choose: NonNullable<StartReplicasParameters['choose']> = (role, replica, request) => {
    const chosen = next
    if (chosen?.step.role !== role || !isOf(request, chosen.step)) return undefined
    async function kill(status: number) {
      if (status >= 400 || next !== chosen) return false
      next = undefined
      killed.push(replica)
      await replica.kill()
      return true
    }
    return chosen.moment === 'before' ? { beforeAnswer: kill } : { afterAnswer: kill }
  }

  return {
    choose,
    killAt(step: Step, moment: Moment) {
      next = { step, moment }
    },
    /** Starts what was killed, and returns how many were. */
    async revive(): Promise<number> {
      next = undefined
      const dead = killed
      killed = []
      await Promise.all(dead.map((replica) => replica.start()))
      return dead.length
    },
  }
}
