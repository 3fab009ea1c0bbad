import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PersonSettings, Role } from '../src/config.ts'
import { deletePerson, exportPerson } from '../src/person.ts'
import { createTestClient } from './createTestClient.ts'
import { readRows, runStatement } from './readRows.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

async function openWallet() {
  const client = await createTestClient({ ...servers, email: createEmail() })
  return { client, email: client.email, address: await client.open() }
}

const execute = (text: string) => runStatement(servers.settings.auth, text)
const personOf = (role: Role) => servers.settings[role].roles[0] as PersonSettings

test('deletes the audit of before the days that it is kept, in parts, and no more', async () => {
  await openWallet()
  await execute(
    "INSERT INTO audit (at, event) SELECT now() - interval '401 days', 'login' FROM generate_series(1, 12000)",
  )
  // Ids of the rows that a server has written before them are smaller.
  await execute("UPDATE audit SET id = id + 1000000 WHERE at > now() - interval '1 day'")
  await servers.cleanUp('auth')
  const count = async () =>
    Number(
      (
        (await execute("SELECT count(*) FROM audit WHERE at < now() - interval '400 days'"))[0] as {
          count: string
        }
      ).count,
    )
  await expect.poll(count).toBe(0)
  const { audit = [] } = await readRows('auth', servers.settings.auth)
  expect(audit).toContainEqual(expect.objectContaining({ event: 'wallet.confirmed' }))
})

test('deletes devices that open no wallet, and keeps those that do, however old', async () => {
  const [{ client }, { client: other }] = [await openWallet(), await openWallet()]
  const revoked = (await client.me()).device.id
  const [kept, recent] = [(await other.me()).device.id, (await (await openWallet()).client.me()).device.id]
  await execute(`DELETE FROM shares WHERE device_id = '${revoked}'`)
  await execute(`UPDATE devices SET last_login_at = now() - interval '500 days' WHERE id <> '${recent}'`)
  await execute(`UPDATE devices SET revoked_at = now() - interval '401 days' WHERE id = '${revoked}'`)
  await servers.cleanUp('auth')
  const ids = async () => (await readRows('auth', servers.settings.auth)).devices?.map(({ id }) => id) ?? []
  await vi.waitFor(async () => expect(await ids()).not.toContain(revoked))
  expect(await ids()).toEqual(expect.arrayContaining([kept, recent]))
})

test('gives out and deletes what there is about a person, and leaves the others alone', async () => {
  const [{ email, address }, other] = [await openWallet(), await openWallet()]
  const own = JSON.stringify(await exportPerson('auth', personOf('auth'), email.toUpperCase()))
  for (const part of [email, address, 'wallet.confirmed', 'Firefox']) expect(own).toContain(part)
  const { shares = [] } = await readRows('auth', servers.settings.auth)
  for (const { sealed } of shares) expect(own).not.toContain(sealed)
  expect(JSON.stringify(await exportPerson('vault', personOf('vault'), email))).toContain(address)

  for (const role of ['auth', 'vault'] as const) {
    await deletePerson(role, personOf(role), email)
    await expect(exportPerson(role, personOf(role), email)).rejects.toThrow('has no wallet of this address')
    await expect(deletePerson(role, personOf(role), email)).rejects.toThrow('has no wallet of this address')
    expect(await exportPerson(role, personOf(role), other.email)).toBeTypeOf('object')
    const rows = JSON.stringify(await readRows(role, servers.settings[role]), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(rows).not.toContain(address)
    expect(rows).toContain(other.address)
  }
})

test('counts people whose deletion nobody has carried out', async () => {
  const { client } = await openWallet()
  const { id } = (await client.me()).user
  await execute(
    `INSERT INTO deletions (user_id, vault_token, token_hash, purge_at) VALUES ('${id}', 't', 'h', now() - interval '25 hours')`,
  )
  // Its own counts begin with the start, as those of each process.
  const metricsUrl = await servers.startCounting('auth')
  await vi.waitFor(async () =>
    expect(await (await fetch(metricsUrl)).text()).toContain('wallet_deletions_overdue{server="auth"} 1'),
  )
})
