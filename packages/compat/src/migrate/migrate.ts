import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { describeOverride } from './describeOverride.ts'
import { KITS } from './kits.ts'
import { listSources, MIXED } from './listSources.ts'
import { migratePackage } from './migratePackage.ts'
import { type MigratedSource, migrateSource, type NamedUse } from './migrateSource.ts'

export type MigrateParameters = {
  folder: string
  /** True writes the files; otherwise their patch is part of the report. */
  write: boolean
  /** The version of Foyer’s packages that is added. */
  version: string
  /** True leaves the sources, and lets the name of RainbowKit stand for Foyer’s package in `package.json`. Default false. */
  alias?: boolean | undefined
}

export type Migration = {
  report: string
  /** False if a name has no counterpart, or a file could not be read. */
  isComplete: boolean
}

/** Reports what a project imports of other kits and what serves it, and replaces it if asked to. */
export function migrate({ folder, write, version, alias = false }: MigrateParameters): Migration {
  const root = resolve(folder)
  const paths = listSources(root)
  const sources = paths.filter((path) => basename(path) !== 'package.json')
  const unreadable: string[] = []
  const changes: { path: string; before: string; after: string }[] = []
  const found: (MigratedSource & { path: string })[] = []

  for (const path of sources) {
    const before = readFileSync(path, 'utf8')
    if (!NAMES.test(before)) continue
    if (MIXED.test(path)) {
      unreadable.push(`${relative(root, path)}: Change its imports by hand.`)
      continue
    }
    try {
      const migrated = migrateSource(before, path)
      found.push({ ...migrated, path })
      if (migrated.text !== undefined && !alias) changes.push({ path, before, after: migrated.text })
    } catch (error) {
      unreadable.push(`${relative(root, path)}: ${(error as Error).message}`)
    }
  }

  const manifests = paths.filter((path) => basename(path) === 'package.json')
  const isServed = unreadable.length === 0 && found.every(({ missing }) => missing.length === 0)
  if (alias ? isServed : changes.length > 0)
    for (const path of manifests) {
      const before = readFileSync(path, 'utf8')
      const used = new Set(isServed ? [] : Object.keys(KITS))
      try {
        const after = migratePackage(before, { version, used, alias })
        if (after !== undefined && after !== before) changes.push({ path, before, after })
      } catch (error) {
        unreadable.push(`${relative(root, path)}: ${(error as Error).message}`)
      }
    }
  const isComplete = isServed && unreadable.length === 0
  if (write) {
    const closed = changes.filter(({ path }) => isReadOnly(path)).map(({ path }) => relative(root, path))
    if (closed.length > 0)
      throw new Error(`Nothing was written, as these files are read-only: ${closed.join(', ')}.`)
    for (const { path, after } of changes) writeFileSync(path, after)
  }

  const patch = changes.map(({ path, before, after }) => {
    const name = relative(root, path)
    return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, '', '', { context: 1 })
  })
  const written = changes.map(({ path }) => `  ${relative(root, path)}`)
  const report = [
    ...describe(root, found),
    ...(unreadable.length > 0 ? ['Could not be read, and stay as they are:', ...unreadable.map(indent)] : []),
    ...(changes.length === 0
      ? []
      : write
        ? ['Written:', ...written, NEXT]
        : ['The patch (--write applies it):', ...patch]),
    ...(alias && changes.length > 0 ? describeOverride(root, manifests, version) : []),
  ]
  return { isComplete, report: report.join('\n') }
}

const NAMES = /@rainbow-me\/|connectkit|@reown\/appkit|@web3modal\/|@web3-onboard\/|@privy-io\/|thirdweb/
const NEXT = 'Now install, build, and look at the page: https://www.npmjs.com/package/@foyer/compat'

/** The bits of the file are what counts: root may write all. */
const isReadOnly = (path: string) => (statSync(path).mode & 0o222) === 0

function describe(root: string, found: readonly (MigratedSource & { path: string })[]): string[] {
  const used = found.filter(({ works, differs, missing, guided }) =>
    [works, differs, missing, guided].some((all) => all.length > 0),
  )
  if (used.length === 0) return [`No source file below ${root} imports RainbowKit or ConnectKit.`]
  const works = [...new Set(used.flatMap(({ works }) => works))].toSorted()
  const guided = [...new Set(used.flatMap(({ guided }) => guided))]
  const blocked = used.filter(({ missing }) => missing.length > 0)
  return [
    ...(works.length > 0 ? [`Works as before: ${works.join(', ')}`] : []),
    ...list(
      'Works with a difference:',
      used.flatMap(({ differs }) => differs),
    ),
    ...list(
      'Has no counterpart:',
      used.flatMap(({ missing }) => missing),
    ),
    ...(blocked.length > 0
      ? [
          'These files use it, and stay as they are:',
          ...blocked.map(({ path }) => indent(relative(root, path))),
        ]
      : []),
    ...(guided.length > 0
      ? [`Has a guide only: ${guided.join(', ')}. See the guides of @foyer/modal on migration.`]
      : []),
  ]
}

function list(title: string, uses: readonly NamedUse[]): string[] {
  const byName = new Map(uses.map(({ name, note }) => [name, note]))
  return byName.size === 0 ? [] : [title, ...[...byName].map(([name, note]) => indent(`${name}: ${note}`))]
}

const indent = (line: string) => `  ${line}`
