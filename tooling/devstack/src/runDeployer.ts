import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { z } from 'zod'
import { StackError } from './errors.ts'

export type DeployMessage<T> = { progress: string } | { result: T }

export type RunDeployerParameters<T> = {
  processes: Processes
  /** Names the process and its log. */
  name: string
  /** The program, below `services/`. It sends {@link DeployMessage}s. */
  main: string
  args: string[]
  /** Schema of its result. */
  schema: z.ZodType<T>
  onProgress?: (message: string) => void
}

/**
 * Runs a program that deploys to its end, and resolves to its result.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export async function runDeployer<T>(parameters: RunDeployerParameters<T>): Promise<T> {
  const { processes, name, main, args, schema, onProgress } = parameters
  const messageSchema = z.union([z.object({ progress: z.string() }), z.object({ result: schema })])
  let sent: { result: T } | undefined
  const deployer = await processes.start({
    name,
    ...nodeCommand(fileURLToPath(new URL(`services/${main}`, import.meta.url)), args),
    endsByItself: true,
    onMessage(received) {
      const message = messageSchema.parse(received)
      if ('progress' in message) onProgress?.(message.progress)
      else sent = message
    },
  })
  await deployer.ended
  if (sent === undefined)
    throw new StackError(`The deployment of ${name} ended without telling its addresses.`)
  return sent.result
}
