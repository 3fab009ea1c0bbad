import { LIMITS } from '@foyer/harness/limits'
import type { Processes, SpawnParameters, StackProcess } from '@foyer/harness/processes'
import { waitUntil } from '../waitUntil.ts'
import type { Service } from './service.ts'

export type CreateProcessServiceParameters = {
  processes: Processes
  name: string
  url?: string
  /** The command to run; called at each start. */
  command: () => Omit<SpawnParameters, 'name'>
  /** Health check; a rejection means not yet. Without one the service counts as healthy once its process runs. */
  check?: () => Promise<unknown>
}

/** A service that is one process with a health check. */
export function createProcessService(parameters: CreateProcessServiceParameters): Service {
  const { processes, name, url, command, check } = parameters
  let running: StackProcess | undefined
  return {
    name,
    async start() {
      running = await processes.start({ name, ...command() })
      if (check) await waitUntil({ name, check, timeoutMs: LIMITS.test })
      return { url }
    },
    async stop() {
      await running?.stop()
    },
  }
}
