import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { repairJournal } from './repairJournal.ts'
import { setJournalAside } from './setJournalAside.ts'

let folder: string
let journal: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journal = join(folder, 'journal.jsonl')
})

const START = '\n{"chainId":56,"type":"DEPLOYMENT_INITIALIZE"}'

test('cuts a line off that was written half', async () => {
  await writeFile(journal, `${START}\n{"artifactId":"GenesisPresale#Acc`)
  await repairJournal(folder)
  expect(await readFile(journal, 'utf8')).toBe(START)
})

test('leaves a whole journal as it is', async () => {
  await writeFile(journal, START)
  await repairJournal(folder)
  expect(await readFile(journal, 'utf8')).toBe(START)
})

test('removes a list of addresses that was written half, and keeps a whole one', async () => {
  await writeFile(journal, START)
  const addresses = join(folder, 'deployed_addresses.json')
  await writeFile(addresses, '{"GenesisPresale#AccessManager":"0x5Fb')
  await repairJournal(folder)
  expect(await readdir(folder)).toEqual(['journal.jsonl'])
  await writeFile(addresses, '{}')
  await repairJournal(folder)
  expect(await readFile(addresses, 'utf8')).toBe('{}')
})

test('does nothing before the first deployment', async () => {
  await repairJournal(folder)
  expect(await readdir(folder)).toEqual([])
})

test('sets a journal aside with its content, so that the next deployment begins anew', async () => {
  await writeFile(journal, START)
  const aside = await setJournalAside(folder, Date.UTC(2025, 9, 7))
  expect(aside).toBe(`${folder}.2025-10-07T00-00-00-000Z`)
  expect(await readFile(join(aside ?? '', 'journal.jsonl'), 'utf8')).toBe(START)
  expect(await setJournalAside(folder, 0)).toBeUndefined()
})
