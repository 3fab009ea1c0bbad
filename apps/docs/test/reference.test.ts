/** The pages of the reference as they are built. `reference.full.test.ts` has lists of the whole. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIST } from './openSite.ts'

const readPage = (name: string) => readFileSync(join(DIST, `reference/${name}.md`), 'utf8')

test('describes a hook with what it returns and an example', () => {
  const page = readPage('hooks')
  expect(page).toContain('| `isInstalled` | `boolean` | True if it is on this page. |')
  expect(page).toContain("useFoyerConnectWallet('io.metamask')")
})

test('describes each member of the instance and each event', () => {
  const page = readPage('instance')
  expect(page).toContain('| `destroy` | `() => void` | Removes the modal')
  expect(page).not.toMatch(/^\| `.*\|\s+\|$/m)
  const events = readPage('events').split(/^## /m).slice(1)
  expect(events.length).toBeGreaterThan(15)
  expect(events.filter((event) => !/\n\n[A-Z`].*\n\n```ts/s.test(event))).toEqual([])
})

test('says of an error where it is exported', () => {
  expect(readPage('errors')).toContain("import { RelayError } from '@foyer/modal/walletconnect'")
})

test('lists parts and variables of the elements that a dapp writes', () => {
  expect(readPage('elements')).toContain('\n## fy-modal\n')
  expect(readPage('elements')).toContain('| `dialog` | The dialog. |')
  expect(readPage('variables')).toContain(
    '| `--fy-dialog-radius` | `var(--fy-radius-lg)` | The corners of the dialog. |',
  )
})

test('lists texts by name, with the words that are put into them', () => {
  const page = readPage('texts')
  expect(page).toContain('| `connectTitle` | Connect Wallet |')
  expect(page).toContain('| `continueIn` | Continue in {wallet} |')
  expect(page).toContain('| `wrongNetwork` | Wrong network |')
})
