import { globSync } from 'node:fs'
import { SHARED_FOLDERS, SHARED_PAGES } from '@foyer/harness/vitest'
import { expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

test.each(SHARED_FOLDERS)(
  'no test file of %s replaces modules, which others have imported before',
  (folder) => {
    const files = globSync(`${folder}/**/*.test.{ts,tsx}`, {
      cwd: REPOSITORY,
      exclude: ['**/*.browser.test.*'],
    })
    expect(files).not.toEqual([])
    expect(files.filter(replacesModules)).toEqual([])
  },
)

test.each(SHARED_PAGES)(
  'no browser test of %s replaces modules, which others on its page have imported',
  (folder) => {
    const files = globSync(`${folder}/src/**/*.browser.test.{ts,tsx}`, { cwd: REPOSITORY })
    expect(files).not.toEqual([])
    expect(files.filter(replacesModules)).toEqual([])
  },
)

function replacesModules(file: string) {
  return /\bvi\.(mock|doMock|resetModules)\(/.test(read(file))
}
