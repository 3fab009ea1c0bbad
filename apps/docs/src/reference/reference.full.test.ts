/** Lists of the whole, which need the program of TypeScript that the build has made already. */
import { expect, test } from 'vitest'
import { entries, exportsOf, isClass } from './api.ts'
import { readElements, writeElements } from './elements.ts'
import { writeErrors } from './errors.ts'
import { writeHooks } from './hooks.ts'

const headings = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)

test('has each hook that React gets', () => {
  const hooks = exportsOf('@foyer/modal/react').filter(({ name }) => name.startsWith('use'))
  expect(headings(writeHooks())).toEqual(hooks.map(({ name }) => name))
})

test('says of each error what to do', () => {
  const page = writeErrors()
  const names = [...entries.keys()].flatMap((entry) =>
    exportsOf(entry)
      .filter(isClass)
      .map(({ name }) => name),
  )
  for (const name of names.filter((each) => each.endsWith('Error') && each !== 'BaseError'))
    expect(page).toContain(`\`${name}\``)
})

test('has each element that a dapp writes', () => {
  expect(headings(writeElements())).toEqual(readElements().map(({ tagName }) => tagName))
})
