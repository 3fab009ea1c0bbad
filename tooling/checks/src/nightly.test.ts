import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listPackages, REPOSITORY, read, readTasks } from './workspace.ts'

const inFull = listPackages().filter(({ scripts }) => scripts['test:full'] !== undefined)

test('the nightly run has a job for each package with a long table', () => {
  const workflow = read('.github/workflows/nightly.yml')
  const jobs = [...workflow.matchAll(/^ {10}- (\S+)$/gm)].map(([, name]) => name)
  expect(jobs.toSorted()).toEqual(inFull.map(({ name }) => name.replace('@foyer/', '')).toSorted())
})

test('a package with tests that only `test:full` runs has that script', () => {
  const files = globSync(
    '{packages,apps,tooling}/*/{src,test,wagmi2}/**/*.full.{browser.test,test}.{ts,tsx}',
    {
      cwd: REPOSITORY,
    },
  )
  expect(files).not.toEqual([])
  const paths = inFull.map(({ path }) => `${path}/`)
  expect(files.filter((file) => !paths.some((path) => file.startsWith(path)))).toEqual([])
})

test('the long table of a package waits for what its tests wait for', () => {
  const tasks = readTasks()
  const waitsFor = (task: string) => tasks[task]?.dependsOn
  const own = inFull.filter(({ name }) => waitsFor(`${name}#test`) !== undefined)
  expect(own).not.toEqual([])
  for (const { name } of own)
    expect([name, waitsFor(`${name}#test:full`)]).toEqual([name, waitsFor(`${name}#test`)])
})
