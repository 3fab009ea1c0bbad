import { expect, test } from 'vitest'
import { findFreePort } from './findFreePort.ts'

test('finds different ports below the ephemeral range when it is called several times at once', async () => {
  const ports = await Promise.all(Array.from({ length: 10 }, findFreePort))
  expect(new Set(ports).size).toBe(ports.length)
  for (const port of ports) expect(port >= 20_000 && port < 32_000).toBe(true)
})
