import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { addressTable } from './addressTable.ts'

test('prints the addresses of pages above those of servers, aligned, the first step and the invitation code', () => {
  const table = addressTable({
    addresses: { presale: 'http://127.0.0.1:5173', rpc: 'http://127.0.0.1:8545' },
    rootCode: 'G3NES1S0',
    seconds: 17.3,
    logDirectory: '.dev/logs',
  })
  expect(stripVTControlCharacters(table)).toBe(`
  Ready in 17 s

  Pages
  presale   http://127.0.0.1:5173   the presale site

  Servers, for programs
  rpc       http://127.0.0.1:8545   chain 56, a block every second

  Open http://127.0.0.1:5173, click Connect Wallet and pick Dev Wallet.
  Invitation code: G3NES1S0

  Logs in .dev/logs. Stop everything with Ctrl-C.
`)
})
