import { execa } from 'execa'
import { expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { installedEntries } from './installed.ts'
import { publishedPackages } from './packages.ts'

const fixture = inject('fixtures').react

test('every entry can be imported by Node, where there is no document', async () => {
  const installed = await Promise.all(publishedPackages.map(({ name }) => installedEntries(fixture, name)))
  const entries = installed.flat()
  const script = `
    if ('document' in globalThis) throw new Error('this Node has a document')
    const outcomes = {}
    for (const entry of ${JSON.stringify(entries)})
      outcomes[entry] = await import(entry).then((exported) => Object.keys(exported).length > 0, String)
    console.log(JSON.stringify(outcomes))`
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fixture,
    env: cleanEnv(),
    extendEnv: false,
  })
  expect(entries).toContain('@foyer/modal/wagmi')
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(entries.map((entry) => [entry, true])))
})
