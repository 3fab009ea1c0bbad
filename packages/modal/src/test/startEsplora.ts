import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const GENESIS = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

/** The server's answers for an address, and for the status of any transaction. */
type StartEsploraParameters = { genesis?: string; address?: unknown; status?: () => unknown }

/** A fake of a server with the API of Esplora: it has seen no chain. */
export async function startEsplora({
  genesis = GENESIS,
  address,
  status = () => ({}),
}: StartEsploraParameters) {
  const asked: string[] = []
  const listener: RequestListener = ({ url = '' }, response) => {
    asked.push(url)
    const answer = url === '/api/block-height/0' ? genesis : url.endsWith('/status') ? status() : address
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, asked }
}
