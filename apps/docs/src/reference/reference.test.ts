import { expect, test } from 'vitest'
import { entries, exportsOf, isClass } from './api.ts'
import { readElements, writeElements } from './elements.ts'
import { writeErrors } from './errors.ts'
import { writeHooks } from './hooks.ts'
import { writeEvents, writeInstance } from './instance.ts'
import { writeTexts } from './texts.ts'
import { writeVariables } from './variables.ts'

const headings = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)

test('has each hook that React gets, with what it returns and an example', () => {
  const page = writeHooks()
  const hooks = exportsOf('@foyer/modal/react').filter(({ name }) => name.startsWith('use'))
  expect(headings(page)).toEqual(hooks.map(({ name }) => name))
  expect(page).toContain('| `isInstalled` | `boolean` | True if it is on this page. |')
  expect(page).toContain("useFoyerConnectWallet('io.metamask')")
})

test('describes each member of the instance and each event', () => {
  expect(writeInstance()).toContain('| `destroy` | `() => void` | Removes the modal')
  expect(writeInstance()).not.toMatch(/^\| `.*\|\s+\|$/m)
  const events = writeEvents().split(/^## /m).slice(1)
  expect(events.length).toBeGreaterThan(15)
  expect(events.filter((event) => !/\n\n[A-Z`].*\n\n```ts/s.test(event))).toEqual([])
})

test('says of each error where it is exported and what to do', () => {
  const page = writeErrors()
  expect(page).toContain("import { RelayError } from '@foyer/modal/walletconnect'")
  const names = [...entries.keys()].flatMap((entry) =>
    exportsOf(entry)
      .filter(isClass)
      .map(({ name }) => name),
  )
  for (const name of names.filter((each) => each.endsWith('Error') && each !== 'BaseError'))
    expect(page).toContain(`\`${name}\``)
})

test('lists parts and variables of the elements that a dapp writes', () => {
  expect(headings(writeElements())).toEqual(readElements().map(({ tagName }) => tagName))
  expect(headings(writeElements())).toContain('fy-modal')
  expect(writeElements()).toContain('| `dialog` | The dialog. |')
  expect(writeVariables()).toContain(
    '| `--fy-dialog-radius` | `var(--fy-radius-lg)` | The corners of the dialog. |',
  )
})

test('lists texts by name, with the words that are put into them', async () => {
  const page = await writeTexts()
  expect(page).toContain('| `connectTitle` | Connect Wallet |')
  expect(page).toContain('| `continueIn` | Continue in {wallet} |')
  expect(page).toContain('| `wrongNetwork` | Wrong network |')
})
