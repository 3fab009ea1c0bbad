import { startCollector } from '@foyer/server-kit/testing/collector'
import { expect, onTestFinished, test } from 'vitest'
import { startWalletServer } from '../src/startWalletServer.ts'
import { createTestClient } from './createTestClient.ts'
import { createEmail, startTestServers } from './startTestServers.ts'

test('records a login by its routes, each server as itself, and nothing of the person or the wallet', async () => {
  const collector = await startCollector()
  const servers = await startTestServers()
  onTestFinished(servers.stop)
  const tracing = { endpoint: collector.url, ratio: 1 }
  const traced = {
    auth: await startWalletServer({ ...servers.settings.auth, tracing }, { writeLog: () => {} }),
    vault: await startWalletServer({ ...servers.settings.vault, tracing }, { writeLog: () => {} }),
  }
  const urls = { auth: traced.auth.url, vault: traced.vault.url }
  const client = await createTestClient({ ...servers, urls, email: createEmail() })
  const address = await client.open()
  const { user, device } = await client.me()
  const [traceId, parentSpanId] = ['ab'.repeat(16), 'cd'.repeat(8)]
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` }
  await (await fetch(`${urls.auth}/v1/me`, { headers })).text()
  await (await fetch(`${urls.vault}/v1/recovery`, { headers, method: 'PUT' })).text()
  for (const server of Object.values(traced)) await server.stop()

  const names = (service: string) =>
    collector.spans.filter((span) => span.service === service).map(({ name }) => name)
  expect(names('auth')).toContain('POST /v1/email/verify')
  expect(names('vault')).toContain('PUT /v1/recovery')
  const onTrace = collector.spans.filter((span) => span.traceId === traceId)
  expect(onTrace.map(({ service, name }) => `${service} ${name}`).toSorted()).toEqual([
    'auth GET /v1/me',
    'vault PUT /v1/recovery',
  ])
  expect(onTrace.map((span) => span.parentSpanId)).toEqual([parentSpanId, parentSpanId])
  const text = collector.readText().toLowerCase()
  for (const secret of [
    client.email,
    address.toLowerCase(),
    address.toLowerCase().slice(2),
    user.id,
    device.id,
  ])
    expect(text).not.toContain(secret)
})
