import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp, restore } from '../src/backup.ts'
import type { Role, StoreSettings } from '../src/config.ts'
import { rotateKek } from '../src/rotateKek.ts'
import { createKeyLine, type KeyRing, parseKeyRing } from '../src/shared/keys.ts'
import { createTestClient } from './createTestClient.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'

const ROLES = ['auth', 'vault'] as const

let servers: TestServers
let folder: string
beforeAll(async () => {
  servers = await startTestServers()
  folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
})
afterAll(async () => {
  await servers?.stop()
  await rm(folder, { recursive: true, force: true })
})

const storeOf = (role: Role): StoreSettings => {
  const [store] = servers.settings[role].roles
  if (!store) throw new Error('The server has no role.')
  return store
}

/** An empty database on the server of `role`. */
async function createEmpty(role: Role): Promise<StoreSettings> {
  const { url, destroy } = await createPostgresDatabase({ env: { DATABASE_URL: storeOf(role).databaseUrl } })
  onTestFinished(destroy)
  return { ...storeOf(role), databaseUrl: url }
}

const addKey = ({ keys }: KeyRing): KeyRing => {
  const added = parseKeyRing(createKeyLine())
  if (!added) throw new Error('The key is none.')
  return { current: added.current, keys: new Map([...keys, ...added.keys]) }
}

test('opens the same wallets from restored databases, on new devices, also of an old key', async () => {
  const old = await createTestClient({ ...servers, email: createEmail() })
  const address = await old.open()
  const rings = { auth: addKey(storeOf('auth').keyRing), vault: addKey(storeOf('vault').keyRing) }
  const files = Object.fromEntries(
    await Promise.all(
      ROLES.map(async (role) => {
        const file = join(folder, `${role}.gz`)
        // Half of the database is sealed with the new key: what is written after this.
        const { keys } = await backUp(role, { ...storeOf(role), keyRing: rings[role] }, file)
        expect(keys).toEqual([storeOf(role).keyRing.current])
        return [role, file]
      }),
    ),
  ) as Record<Role, string>
  // Rows after the backup are not in it.
  const late = await createTestClient({ ...servers, email: createEmail() })
  const lateAddress = await late.open()

  const urls = { ...servers.urls }
  for (const role of ROLES) {
    const empty = await createEmpty(role)
    await restore(role, { ...empty, keyRing: rings[role] }, files[role])
    await expect(restore(role, { ...empty, keyRing: rings[role] }, files[role])).rejects.toThrow(
      'has rows, and nothing is overwritten',
    )
    await rotateKek(role, { ...empty, keyRing: rings[role] })
    const { databaseUrl } = empty
    urls[role] = await servers.startAnother(role, { databaseUrl, keyRing: rings[role] })
  }
  const device = await createTestClient({ ...servers, urls, email: old.email })
  expect(await device.open()).toBe(address)
  const unknown = await createTestClient({ ...servers, urls, email: late.email })
  expect(await unknown.open()).not.toBe(lateAddress)
})

test('refuses a backup whose keys are not there, before and after it is restored', async () => {
  const client = await createTestClient({ ...servers, email: createEmail() })
  await client.open()
  const file = join(folder, 'keys.gz')
  await backUp('auth', storeOf('auth'), file)
  const other = parseKeyRing(createKeyLine())
  if (!other) throw new Error('The key is none.')
  const empty = await createEmpty('auth')
  await expect(restore('auth', { ...empty, keyRing: other }, file)).rejects.toThrow(
    `The key ring lacks ${storeOf('auth').keyRing.current}`,
  )
  // A key of the same name that is another one.
  const [key] = other.keys.values()
  const { current } = storeOf('auth').keyRing
  const impostor = { current, keys: new Map(key ? [[current, key]] : []) }
  await expect(restore('auth', { ...empty, keyRing: impostor }, file)).rejects.toThrow(
    'The backup is restored, but this key ring does not open all that is in it: ',
  )
  await expect(
    backUp('auth', { ...storeOf('auth'), keyRing: impostor }, join(folder, 'unreadable.gz')),
  ).rejects.toThrow('The backup is written, but this key ring does not open')
  await expect(restore('vault', await createEmpty('vault'), file)).rejects.toThrow(
    'This is a backup of auth, and not of vault.',
  )
  await writeFile(join(folder, 'torn.gz'), 'torn')
  await expect(restore('auth', await createEmpty('auth'), join(folder, 'torn.gz'))).rejects.toThrow(
    'is damaged or not whole',
  )
})
