import { execa } from 'execa'
import { expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { installedEntries } from './installed.ts'
import { publishedPackages } from './packages.ts'

const fixture = inject('fixtures').react
const entries = await Promise.all(publishedPackages.map(({ name }) => installedEntries(fixture, name)))

test.each(entries.flat())('%s can be imported by Node, where there is no document', async (entry) => {
  const script = `
    if ('document' in globalThis) throw new Error('this Node has a document')
    console.log(Object.keys(await import(${JSON.stringify(entry)})).length)`
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fixture,
    env: cleanEnv(),
    extendEnv: false,
  })
  expect(Number(stdout)).toBeGreaterThan(0)
})
