import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OperatorError } from '../errors.ts'
import { startPglite } from './startPglite.ts'

const FAILURE = new Error('PGlite failed to initialize properly')
const parameters = { directory: '/state/pglite', databaseVariable: 'DATABASE_URL' }

test('starts PGlite once more when the first start fails', async () => {
  const client = {} as PGlite
  const create = vi.fn<() => Promise<PGlite>>().mockRejectedValueOnce(FAILURE).mockResolvedValue(client)
  expect(await startPglite({ ...parameters, create })).toBe(client)
  expect(create.mock.calls).toEqual([['/state/pglite'], ['/state/pglite']])
})

test('starts PGlite once where the disk is full', async () => {
  const create = vi.fn<() => Promise<PGlite>>().mockRejectedValue({ name: 'ErrnoError', errno: 51 })
  await expect(startPglite({ ...parameters, create })).rejects.toBeInstanceOf(OperatorError)
  expect(create).toHaveBeenCalledTimes(1)
})

test('says what to do when both starts fail', async () => {
  const create = vi.fn<() => Promise<PGlite>>().mockRejectedValue(FAILURE)
  const error = await startPglite({ ...parameters, create }).catch((reason: unknown) => reason)
  expect(create).toHaveBeenCalledTimes(2)
  expect(error).toBeInstanceOf(OperatorError)
  expect(error).toMatchObject({ exitCode: 75, cause: FAILURE })
  expect((error as Error).message).toMatchInlineSnapshot(
    `"The database in /state/pglite cannot be opened: PGlite failed to start twice. Free memory or processor time and start again; if it fails each time, restore the directory from a backup, or set DATABASE_URL to use a Postgres."`,
  )
})

test('starts with little memory, which each start fills', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-pglite-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const directory = join(parent, 'pglite')
  await createPgliteDirectory(directory)
  const client = await startPglite({ ...parameters, directory })
  onTestFinished(() => client.close())
  expect((await client.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '8MB' }])
})
