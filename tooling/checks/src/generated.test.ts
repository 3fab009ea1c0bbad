import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages, REPOSITORY } from './workspace.ts'

const text = readFileSync(join(REPOSITORY, 'turbo.json'), 'utf8')
const { tasks } = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''))

const generated = listPackages()
  .filter(({ scripts }) => scripts.generated !== undefined)
  .map(({ name }) => `${name}#generated`)
  .sort()

test.each(['//#lint', '//#knip', '//#checks'])('%s waits until no generated file is written', (task) => {
  expect(generated.length).toBeGreaterThan(0)
  expect(tasks[task].dependsOn).toEqual(generated)
})
