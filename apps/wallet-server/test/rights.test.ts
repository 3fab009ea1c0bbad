import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareRateTable } from '@foyer/server-kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestClient } from './createTestClient.ts'
import { runStatement } from './readRows.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'

/** As `wallet-server start` with WALLET_MIGRATE=never and WALLET_RATE_STORE=postgres. */
const SETTINGS = { migrates: false, rateStore: 'postgres' }

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

test('the rights of the documentation are enough for a server, and for no more', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')
  const [, sql = ''] = /## Rights[\s\S]*?```sql\n([\s\S]*?)```/.exec(page) ?? []
  const urls = { ...servers.urls }
  for (const role of ['auth', 'vault'] as const) {
    const owner = servers.settings[role].roles[0]?.databaseUrl ?? ''
    await prepareRateTable(owner)
    // Roles belong to all databases of a Postgres.
    const user = `server_${randomBytes(6).toString('hex')}`
    onTestFinished(async () => {
      for (const statement of [`DROP OWNED BY ${user}`, `DROP ROLE ${user}`])
        await runStatement(servers.settings[role], statement)
    })
    for (const statement of sql.replaceAll(/\bserver\b/g, user).split(';\n'))
      if (statement.trim() !== '') await runStatement(servers.settings[role], statement)
    const url = new URL(owner)
    url.username = user
    url.password = '…'
    Object.assign(servers.settings[role], SETTINGS)
    urls[role] = await servers.startAnother(role, { databaseUrl: url.href })
    const [rights] = await runStatement(
      servers.settings[role],
      `SELECT has_schema_privilege('${user}', 'public', 'CREATE') AS can_create, has_table_privilege('${user}', 'audit', 'TRUNCATE') AS can_truncate`,
    )
    expect(rights).toEqual({ can_create: false, can_truncate: false })
  }
  const client = await createTestClient({ ...servers, urls, email: createEmail() })
  expect(await client.open()).toMatch(/^0x/)
  expect((await runStatement(servers.settings.auth, 'SELECT key FROM rate_limits')).length).toBeGreaterThan(0)
})
