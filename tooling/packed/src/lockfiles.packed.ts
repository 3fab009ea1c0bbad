import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { fixtureNames, fixtureSource } from './fixtures.ts'
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
    async ({ name }) => {
      const { dependencies = {} } = await installedManifest(inject('fixtures').react, name)
      for (const locked of snapshotsOf(lockfile, name))
        for (const [dependency, range] of Object.entries(dependencies))
          expect(locked, `${dependency} of ${name}`).toHaveProperty([dependency], lockedAs(dependency, range))
    },
  )
})

const snapshotsOf = ({ snapshots }: Lockfile, name: string) =>
  Object.entries(snapshots)
    .filter(([key]) => key.startsWith(`${name}@file:`))
    .map(([, { dependencies = {} }]) => dependencies)

/** Ours are locked as tarballs; the others are pinned exactly, and peers may follow in brackets. */
const lockedAs = (dependency: string, range: string): unknown =>
  dependency.startsWith('@foyer/')
    ? expect.stringContaining('file:')
    : expect.stringMatching(new RegExp(`^${range.replaceAll('.', '\\.')}(\\(|$)`))
