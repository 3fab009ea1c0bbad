import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from './workspace.ts'

/** The first words of a comment that says its subject last, such as "What the wallet answered." */
const INVERTED = /^\s*(?:\/\*\*|\*|\/\/) (?:What|Whether|How|Where|Who|When|Which)\b/

/** The end of a real question. */
const QUESTION = /\?\s*(?:\*\/)?$/

const files = globSync('{apps,packages,tooling}/*/*/**/*.{ts,tsx}', {
  cwd: REPOSITORY,
  exclude: (name) => ['dist', 'generated', 'node_modules'].includes(name.split('/').at(-1) ?? ''),
})

test('each comment names its subject first', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(REPOSITORY, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        INVERTED.test(line) && !QUESTION.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
