import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from '@foyer/server-kit/program'

/**
 * Refuses a port that is taken; Ponder would silently listen on the next one.
 *
 * @throws {OperatorError}
 */
export async function checkPort(host: string, port: number) {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    throw new OperatorError(
      `Cannot listen on ${host}:${port}. Set INDEXER_PORT to a free one, or stop the program that has it.`,
      { section: 'what-can-go-wrong', cause },
    )
  }
  server.close()
  await once(server, 'close')
}
