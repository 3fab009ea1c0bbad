import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  checkPackage,
  createPackageFromTarballData,
  type Problem,
  type ResolutionKind,
} from '@arethetypeswrong/core'
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { installedFiles, installedManifest } from './installed.ts'
import { publishedPackages, tarballName } from './packages.ts'

/** Ways of finding an ES module. The packages have nothing for the others. */
const ESM_MODES: readonly ResolutionKind[] = ['node16-esm', 'bundler']

describe.each(publishedPackages)('$name', ({ name }) => {
  const tarball = join(inject('tarballs'), tarballName({ name }))

  test('passes publint', async () => {
    const { buffer } = await readFile(tarball)
    const { messages, pkg } = await publint({ pack: { tarball: buffer as ArrayBuffer } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('resolves its types in every ESM mode (attw)', async () => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)))
    if (!checked.types) throw new Error('There are no types.')
    const isOurs = (problem: Problem) =>
      ESM_MODES.some((mode) => problemAffectsResolutionKind(problem, mode, checked))
    expect(checked.problems.filter(isOurs)).toEqual([])
  })

  test('ships its licence and README, and neither sources nor tests', async () => {
    const files = await installedFiles(inject('fixtures').react, name)
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(files.filter((file) => file.startsWith('src/') || file.includes('.test.'))).toEqual([])
  })

  test('has every file its manifest points at', async () => {
    const { exports, unpkg, jsdelivr } = await installedManifest(inject('fixtures').react, name)
    const files = await installedFiles(inject('fixtures').react, name)
    expect(JSON.stringify(exports)).not.toContain('@foyer/source')
    expect(
      targets({ exports, unpkg, jsdelivr }).filter((target) => !files.includes(target.replace('./', ''))),
    ).toEqual([])
  })
})

const targets = (exports: unknown): string[] =>
  typeof exports === 'string' ? [exports] : Object.values(exports ?? {}).flatMap(targets)
