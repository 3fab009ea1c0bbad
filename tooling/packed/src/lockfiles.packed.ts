import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { type FixtureName, fixtureNames, fixtureSource } from './fixtures.ts'
import { installedManifest } from './installed.ts'
import { publishedPackages } from './packages.ts'

type Lockfile = { snapshots: Record<string, { dependencies?: Record<string, string> }> }

describe.each(fixtureNames)('the lockfile of the %s fixture', (fixture) => {
  const path = join(fixtureSource(fixture), 'pnpm-lock.yaml')

  let lockfile: Lockfile
  let text = ''
  beforeAll(async () => {
    text = await readFile(path, 'utf8')
    lockfile = parse(text)
  })

  test('names no registry host', () => {
    expect(text.match(/https?:\/\/\S+/g)).toBeNull()
  })

  test.each(publishedPackages)(
    'has the dependencies that $name has now (else: `pnpm relock`)',
    async ({ name, folder }) => {
      const { dependencies = {} } = await installedManifest(inject('fixtures').react, name)
      for (const locked of snapshotsOf(lockfile, name))
        for (const [dependency, range] of Object.entries(dependencies)) {
          const version = isOurs(dependency)
            ? 'file:'
            : await versionFor(fixture, { dependency, range, folder })
          expect(locked[dependency]?.split('(')[0], `${dependency} of ${name}`).toContain(version)
        }
    },
  )
})

const isOurs = (dependency: string) => dependency.startsWith('@foyer/')

/** The html app has the lowest version that is accepted, the others the one that the workspace has. */
async function versionFor(
  fixture: FixtureName,
  { dependency, range, folder }: { dependency: string; range: string; folder: string },
): Promise<string> {
  if (fixture === 'html') return range.replace('^', '')
  const path = join(folder, 'node_modules', dependency, 'package.json')
  return JSON.parse(await readFile(path, 'utf8')).version
}

const snapshotsOf = ({ snapshots }: Lockfile, name: string) =>
  Object.entries(snapshots)
    .filter(([key]) => key.startsWith(`${name}@file:`))
    .map(([, { dependencies = {} }]) => dependencies)
