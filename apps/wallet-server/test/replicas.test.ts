import { expect, onTestFinished, test, vi } from 'vitest'
import { createKeyLine, parseKeyRing } from '../src/shared/keys.ts'
import { createTestClient } from './createTestClient.ts'
import { runStatement } from './readRows.ts'
import { createEmail, startTestServers, type TestServersOptions } from './startTestServers.ts'

async function start(options?: TestServersOptions) {
  const servers = await startTestServers(options)
  onTestFinished(servers.stop)
  return servers
}

test('counts the requests of a client once over three processes, and keeps no address', async () => {
  const servers = await start()
  Object.assign(servers.settings.auth, { rateStore: 'postgres', rateLimit: 30 })
  const urls = [
    await servers.startAnother('auth'),
    await servers.startAnother('auth'),
    await servers.startAnother('auth'),
  ]
  const ask = async (client: string, total: number, spread: (request: number) => number) => {
    const headers = { 'x-forwarded-for': client }
    let allowed = 0
    // Some at once from each process, and never so many that one waits for the database until it counts by itself.
    for (let first = 0; first < total; first += 6) {
      const some = Array.from({ length: 6 }, (_, i) => fetch(`${urls[spread(first + i)]}/v1/me`, { headers }))
      allowed += (await Promise.all(some)).filter(({ status }) => status !== 429).length
    }
    return allowed
  }
  expect(await ask('192.0.2.1', 90, (request) => request % 3)).toBe(30)
  expect(await ask('192.0.2.2', 60, () => 0)).toBe(30)
  const rows = await runStatement(servers.settings.auth, 'SELECT key FROM rate_limits')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})

const [oldLine, newLine] = [createKeyLine(), createKeyLine()]
const ringOf = (...lines: string[]) => {
  const keyRing = parseKeyRing(lines.join('\n'))
  if (!keyRing) throw new Error('The lines of the test are no key ring.')
  return { keyRing }
}

const STEPS = [
  { step: 'the new key becomes known', rings: [ringOf(oldLine), ringOf(newLine, oldLine)] },
  {
    step: 'the new key becomes the current one',
    rings: [ringOf(newLine, oldLine), ringOf(oldLine, newLine)],
  },
] as const

test.each(STEPS)('logs in across two processes while $step', async ({ rings }) => {
  const [first, second] = rings
  // Of the processes that share the database each may send the mail, so none has other keys.
  const servers = await start({ authKeys: first })
  const processes = [servers.urls.auth, await servers.startAnother('auth', second)]
  for (const [asked, entered] of [processes, processes.toReversed()]) {
    const urls = { ...servers.urls, auth: asked ?? '' }
    const email = createEmail()
    const client = await createTestClient({ urls, sink: servers.sink, email })
    const { challengeId } = await client.startLogin()
    const [code] = await vi.waitUntil(() => {
      const codes = servers.sink.findCodes(email)
      return codes.length > 0 && codes
    })
    urls.auth = entered ?? ''
    await client.verify(challengeId, code ?? '')
    expect(client.token()).toBeTypeOf('string')
  }
})
