import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  checkPackage,
  createPackageFromTarballData,
  type Problem,
  type ResolutionKind,
} from '@arethetypeswrong/core'
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems'
import { IS_FULL } from '@foyer/harness/full'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { installedFiles, installedManifest } from './installed.ts'
import { publishedPackages, tarballName } from './packages.ts'
import { readPublish } from './publish.ts'

/** Ways of finding an ES module. The packages have nothing for `require()`. */
const ESM_MODES: readonly ResolutionKind[] = ['node10', 'node16-esm', 'bundler']

describe.each(publishedPackages)('$name', ({ name }) => {
  const tarball = join(inject('tarballs'), tarballName({ name }))

  test('passes publint', async () => {
    const { buffer } = await readFile(tarball)
    const { messages, pkg } = await publint({ pack: { tarball: buffer as ArrayBuffer } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  // It has entries of each kind that the others have.
  test.runIf(IS_FULL || name === '@foyer/modal')(
    'resolves its types in every way but `require()` (attw)',
    async () => {
      // A stylesheet has no types.
      const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)), {
        excludeEntrypoints: [/\.css$/],
      })
      if (!checked.types) throw new Error('There are no types.')
      const isOurs = (problem: Problem) =>
        ESM_MODES.some((mode) => problemAffectsResolutionKind(problem, mode, checked))
      expect(checked.problems.filter(isOurs)).toEqual([])
    },
  )

  test('says where the project is', async () => {
    const manifest = await installedManifest(inject('fixtures').react, name)
    const { repository, homepage, funding } = await readPublish()
    const folder = name.replace('@foyer/', 'packages/')
    expect(manifest).toMatchObject({
      repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
      bugs: `${repository}/issues`,
      homepage,
      funding,
    })
  })

  test('ships its licence, README, changelog and sources, and no tests', async () => {
    const files = await installedFiles(inject('fixtures').react, name)
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']))
    expect(files.filter((file) => /\.(test|test-d|stories|fixtures)\.|^src\/test\//.test(file))).toEqual([])
  })

  test('leads from each type to the source that it was written in', async () => {
    const files = await installedFiles(inject('fixtures').react, name)
    const folder = join(inject('fixtures').react, 'node_modules', name)
    const maps = files.filter((file) => file.endsWith('.d.ts.map'))
    const sources = await Promise.all(
      maps.map(async (map) => {
        const { sources } = JSON.parse(await readFile(join(folder, map), 'utf8'))
        return sources.map((source: string) => join(dirname(map), source))
      }),
    )
    expect(maps.length).toBe(files.filter((file) => file.endsWith('.d.ts')).length)
    expect(sources.flat().filter((source) => !files.includes(source))).toEqual([])
  })

  test('has every file its manifest points at', async () => {
    const { exports, main, types, typesVersions, unpkg, jsdelivr } = await installedManifest(
      inject('fixtures').react,
      name,
    )
    const files = await installedFiles(inject('fixtures').react, name)
    expect(JSON.stringify(exports)).not.toContain('@foyer/source')
    expect(exports).toHaveProperty(['./package.json'], './package.json')
    const named = targets({ exports, main, types, typesVersions, unpkg, jsdelivr })
    expect(named.filter((target) => !files.includes(target.replace('./', '')))).toEqual([])
  })

  test('names the same types to compilers that read `exports` and to those that do not', async () => {
    const { exports, types, typesVersions } = await installedManifest(inject('fixtures').react, name)
    const withTypes = Object.entries(exports).flatMap(([path, target]) =>
      isTyped(target) ? [[path, target.types]] : [],
    )
    const older = Object.entries(typesVersions?.['*'] ?? {}).map(([path, [target]]) => [`./${path}`, target])
    expect([...(types === undefined ? [] : [['.', types]]), ...older]).toEqual(withTypes)
  })
})

const isTyped = (target: unknown): target is { types: string } =>
  typeof target === 'object' && target !== null && 'types' in target

const targets = (named: unknown): string[] =>
  typeof named === 'string' ? [named] : Object.values(named ?? {}).flatMap(targets)
