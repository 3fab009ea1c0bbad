import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreateMailServiceParameters = { processes: Processes; port: number; smtpPort: number }

/** The mail server of the stack, which delivers nothing, and the page to read what it got. */
export function createMailService({ processes, port, smtpPort }: CreateMailServiceParameters) {
  const main = fileURLToPath(import.meta.resolve('@foyer/stand-ins/inbox/main'))
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'mail',
    url,
    command: () => nodeCommand(main, [String(smtpPort), String(port)]),
    check: () => checkHttp(`${url}/health`),
  })
}
