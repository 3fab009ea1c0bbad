import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { choosePorts, DEFAULT_PORTS, type PortName } from './ports.ts'

/** Holds a port until disposed; does nothing if another program has it already. */
async function holdPort(port: number) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {})
  return { [Symbol.dispose]: () => void server.close() }
}

test('replaces a default port that another program uses, and says so', async () => {
  using _held = await holdPort(DEFAULT_PORTS.presale)
  const onBusy = vi.fn<(name: PortName, preferred: number, chosen: number) => void>()
  const ports = await choosePorts({ mode: 'default', onBusy })
  expect(ports.presale).not.toBe(DEFAULT_PORTS.presale)
  expect(onBusy).toHaveBeenCalledWith('presale', DEFAULT_PORTS.presale, ports.presale)
})

test('chooses free ports that differ from each other and from the default ones', async () => {
  const onBusy = vi.fn()
  const ports = Object.values(await choosePorts({ mode: 'free', onBusy }))
  expect(new Set([...ports, ...Object.values(DEFAULT_PORTS)]).size).toBe(2 * ports.length)
  expect(onBusy).not.toHaveBeenCalled()
})
