import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from '@foyer/server-kit/program'
import { expect, test } from 'vitest'
import { checkPort } from './checkPort.ts'

test('throws while another program uses the port', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
    new OperatorError(
      `Cannot listen on 127.0.0.1:${port}. Set INDEXER_PORT to a free one, or stop the program that has it.`,
      { section: 'what-can-go-wrong' },
    ),
  )
  server.close()
  await once(server, 'close')
  await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined()
})
