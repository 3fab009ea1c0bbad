import { expect, test } from 'vitest'
import { listSources, read } from './workspace.ts'

/** The first words of a comment that says its subject last, such as "What the wallet answered." */
const INVERTED = /^\s*(?:\/\*\*|\*|\/\/) (?:What|Whether|How|Where|Who|When|Which)\b/

/** The end of a real question. */
const QUESTION = /\?\s*(?:\*\/)?$/

const files = listSources()

test('each comment names its subject first', () => {
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        INVERTED.test(line) && !QUESTION.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
