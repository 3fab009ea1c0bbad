import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { siweTables, sqlStore } from './sqlStore.ts'
import { expectStore, session } from './storeContract.ts'

/** SQLite in memory, with its way to write numbered values. */
function setup(now?: () => number) {
  const database = new DatabaseSync(':memory:')
  database.exec(siweTables)
  const store = sqlStore(
    (statement, values) => database.prepare(statement.replaceAll('$', '?')).all(...values),
    { now },
  )
  const count = (table: string) => database.prepare(`select * from ${table}`).all().length
  return { database, store, count }
}

test('keeps nonces and sessions in SQLite', async () => {
  await expectStore(setup().store)
})

test('drops what has expired with the next sign-in', async () => {
  const clock = { now: 1000 }
  const { store, count } = setup(() => clock.now)
  await store.consumeNonce('old', 2000)
  await store.addSession('old', session, 2000)
  clock.now = 2000
  await store.addSession('new', session, 3000)
  expect([count('foyer_siwe_nonces'), count('foyer_siwe_sessions')]).toEqual([0, 1])
})

test('finds no session in a row that is not one', async () => {
  const { store, database } = setup(() => 0)
  for (const text of ['{', 'null', '{"data":{}}']) {
    database.prepare('insert or replace into foyer_siwe_sessions values (?, ?, ?)').run('key', text, 1)
    expect(await store.getSession('key')).toBeUndefined()
  }
})
