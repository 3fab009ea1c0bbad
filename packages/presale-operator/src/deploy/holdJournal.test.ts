import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { holdJournal } from './holdJournal.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'held-'))

test('refuses a second deployment with the same journal until the first has ended', async () => {
  const [journal, other] = [await newFolder(), await newFolder()]
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = holdJournal(journal, () => promise)
  await expect(holdJournal(journal, async () => 'second')).rejects.toThrow('is under way on this machine')
  expect(await holdJournal(other, async () => 'other')).toBe('other')
  resolve('first')
  expect(await first).toBe('first')
  expect(await holdJournal(journal, async () => 'second')).toBe('second')
})

test('frees the journal when the deployment fails', async () => {
  const journal = await newFolder()
  const failing = holdJournal(journal, () => Promise.reject(new Error('no BNB')))
  await expect(failing).rejects.toThrow('no BNB')
  expect(await holdJournal(journal, async () => 'again')).toBe('again')
})

test('holds the journal no longer when the process was killed', async () => {
  const journal = await newFolder()
  const script = `
    const { holdJournal } = await import(${JSON.stringify(new URL('holdJournal.ts', import.meta.url).href)})
    await holdJournal(${JSON.stringify(journal)}, () => new Promise(() => {
      process.stdout.write('held')
      setInterval(() => {}, 1000)
    }))`
  const child = execa(process.execPath, [
    '--conditions=@foyer/source',
    '--input-type=module',
    '--eval',
    script,
  ])
  await once(child.stdout, 'data')
  await expect(holdJournal(journal, async () => 'second')).rejects.toThrow('is under way on this machine')
  child.kill('SIGKILL')
  await child.catch(() => {})
  expect(await holdJournal(journal, async () => 'resumed')).toBe('resumed')
})
