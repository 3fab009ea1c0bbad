import { expect, test } from 'vitest'
import { listPackages, readTasks } from './workspace.ts'

const tasks = readTasks()

const generated = listPackages()
  .filter(({ scripts }) => scripts.generated !== undefined)
  .map(({ name }) => `${name}#generated`)
  .sort()

test('the root’s task for generated files waits for those of each package', () => {
  expect(generated.length).toBeGreaterThan(0)
  expect(tasks['//#generated'].dependsOn).toEqual(generated)
})

test.each(['//#lint', '//#knip', '//#types:all', '//#checks'])(
  '%s waits until no generated file is written',
  (task) => {
    expect(tasks[task].dependsOn).toEqual(['generated'])
  },
)
