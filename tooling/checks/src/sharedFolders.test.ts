import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_FOLDERS } from '@foyer/harness/vitest'
import { expect, test } from 'vitest'
import { REPOSITORY } from './workspace.ts'

test.each(SHARED_FOLDERS)(
  'no test file of %s replaces modules, which others have imported before',
  (folder) => {
    const files = globSync(`${folder}/**/*.test.{ts,tsx}`, {
      cwd: REPOSITORY,
      exclude: ['**/*.browser.test.*'],
    })
    expect(files).not.toEqual([])
    const replacing = files.filter((file) =>
      /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(REPOSITORY, file), 'utf8')),
    )
    expect(replacing).toEqual([])
  },
)
