import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreateFaucetServiceParameters = {
  processes: Processes
  port: number
  rpcUrl: string
  /** The file that holds the addresses of the contracts. */
  deploymentFile: string
  /** The pages that may use it. */
  origins: readonly string[]
}

/** Gives out test money of the development chain. */
export function createFaucetService(parameters: CreateFaucetServiceParameters) {
  const { processes, port, rpcUrl, deploymentFile, origins } = parameters
  const main = fileURLToPath(import.meta.resolve('@foyer/stand-ins/faucet/main'))
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'faucet',
    url,
    command: () => nodeCommand(main, [String(port), rpcUrl, deploymentFile, ...origins]),
    check: () => checkHttp(`${url}/health`),
  })
}
