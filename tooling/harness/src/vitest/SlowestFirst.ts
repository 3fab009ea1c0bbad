import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes: one that starts last would keep one core busy and the other one idle. */
export const SLOWEST = [
  'apps/playground/test/stories.test.ts',
  'tooling/devstack/test/dev.test.ts',
  'apps/wallet-frame/test/wallet.test.ts',
]

/**
 * Starts the slowest files first: the named ones, then those in `test` folders, which start browsers, chains and
 * servers. vitest knows how long a file takes only where it has run it before, which a fresh clone has not.
 * Files that can share a process stand beside each other, for vitest ends a process that the next file cannot use.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const ranked = sorted.toSorted((a, b) => rankFile(a.moduleId) - rankFile(b.moduleId))
    const groups = Map.groupBy(ranked, (file) => `${rankFile(file.moduleId)} ${nameProcess(file)}`)
    return [...groups.values()].flat()
  }
}

/** The lower, the earlier. */
export function rankFile(path: string) {
  const index = SLOWEST.findIndex((name) => path.endsWith(name))
  if (index !== -1) return index
  return path.includes(`${sep}test${sep}`) ? SLOWEST.length : SLOWEST.length + 1
}

const ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/

function nameProcess({ project, moduleId }: TestSpecification) {
  const [, environment = ''] = ENVIRONMENT.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${environment}`
}
