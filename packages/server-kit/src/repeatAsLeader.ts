import { setTimeout as wait } from 'node:timers/promises'
import { type CreateRoleParameters, createRole } from './createRole.ts'

export type RepeatAsLeaderParameters = Pick<CreateRoleParameters, 'database' | 'name' | 'onError'> & {
  run: () => Promise<unknown>
  everyMs: number
}

/** Runs `run` now and again and again, in one process at a time over all that share the database. */
export const repeatAsLeader = ({ run, everyMs, ...role }: RepeatAsLeaderParameters) =>
  createRole({
    ...role,
    async work({ signal }) {
      while (!signal.aborted) {
        await run().catch((error) => {
          if (!signal.aborted) role.onError(error)
        })
        await wait(everyMs, undefined, { signal }).catch(() => {})
      }
    },
  })
