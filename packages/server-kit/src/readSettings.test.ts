import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { OperatorError } from './errors.ts'
import { readSettings } from './readSettings.ts'

const schema = z.object({
  DATABASE_URL: z.url({ error: 'Expected postgresql://…' }),
  LOGO_FILE: z.string().optional(),
})
const URL = 'postgresql://gateway:pa%20ss@db/gateway'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'foyer-settings-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

function write(content: string) {
  const file = join(directory, 'secret')
  writeFileSync(file, content)
  return file
}

test.each([URL, `${URL}\n`, `${URL}\r\n`, `${URL}\n\n`])('reads a variable from its file: %j', (content) => {
  expect(readSettings(schema, { DATABASE_URL: '', DATABASE_URL_FILE: write(content) })).toEqual({
    DATABASE_URL: URL,
  })
})

test('leaves a variable alone whose own value is a path', () => {
  expect(readSettings(schema, { DATABASE_URL: URL, LOGO_FILE: '/missing.svg' })).toEqual({
    DATABASE_URL: URL,
    LOGO_FILE: '/missing.svg',
  })
})

test.each([
  [
    'a file that is not there',
    () => '/missing',
    /DATABASE_URL_FILE: \/missing cannot be read\. Check the path/,
  ],
  ['a folder', () => directory, /DATABASE_URL_FILE: .* cannot be read/],
  ['an empty file', () => write('\n'), /DATABASE_URL_FILE: .* is empty\./],
  ['a wrong value', () => write('none'), /DATABASE_URL: Expected postgresql:/],
])('refuses %s', (_, file, message) => {
  const read = () => readSettings(schema, { DATABASE_URL_FILE: file() })
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(message)
  expect(read).not.toThrow(/invalid_type|DATABASE_URL: Expected[\s\S]*DATABASE_URL_FILE/)
})

test('refuses a variable that is set in both ways, and does not say its value', () => {
  const read = () => readSettings(schema, { DATABASE_URL: URL, DATABASE_URL_FILE: write(URL) })
  expect(read).toThrow(
    /^The environment is not complete\.\nDATABASE_URL_FILE: DATABASE_URL is set, too\. Leave one of the two out\.$/,
  )
  expect(read).not.toThrow(/pa%20ss/)
})
