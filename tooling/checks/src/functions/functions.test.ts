import { expect, test } from 'vitest'
import { listSources, read } from '../workspace.ts'
import { measureFunctions } from './measureFunctions.ts'

/** The lines that the body of a function may have, with its braces. */
const LIMIT = 120

const isTest = (file: string) => /\.(test|spec|packed)\.tsx?$|\/tests?\//.test(file)

const files = listSources().filter((file) => !isTest(file))

test('no function has a body of more than 120 lines', () => {
  // A file with no more lines than the limit needs no parsing.
  const texts = files.map((file) => ({ file, text: read(file) }))
  const longTexts = texts.filter(({ text }) => text.split('\n').length > LIMIT)
  const long = longTexts.flatMap(({ file, text }) =>
    measureFunctions(file, text)
      .filter(({ lines }) => lines > LIMIT)
      .map(({ name, line, lines }) => `${file}:${line} ${name} has ${lines} lines`),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(long).toEqual([])
})

test('a function is measured from the first brace of its body to the last', () => {
  const text = ['const a = {', '  b(', '    c: string,', '  ) {', '    return [', '    ]', '  },', '}'].join(
    '\n',
  )
  expect(measureFunctions('a.ts', text)).toEqual([{ name: 'b', line: 4, lines: 4 }])
})

test('a function without a name has that of its variable', () => {
  expect(measureFunctions('a.ts', 'const a = () =>\n  b(\n  )')).toEqual([{ name: 'a', line: 2, lines: 2 }])
})
