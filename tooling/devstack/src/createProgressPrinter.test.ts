import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { createProgressPrinter } from './createProgressPrinter.ts'
import { StackError } from './errors.ts'
import type { Progress } from './progress.ts'

const PROGRESS: Progress[] = [
  { status: 'portBusy', name: 'presale', preferred: 5173, chosen: 40123 },
  { status: 'started', name: 'contracts' },
  { status: 'detail', name: 'contracts', message: 'deploying' },
  { status: 'ready', name: 'contracts', milliseconds: 4_321 },
  {
    status: 'failed',
    name: 'docs build',
    error: new StackError('docs-build stopped unexpectedly (exit code 1).', { details: ['A link is dead.'] }),
  },
]

function print(isTerminal: boolean) {
  let output = ''
  const onProgress = createProgressPrinter({ isTerminal, write: (text) => (output += text) })
  for (const progress of PROGRESS) onProgress(progress)
  return output
}

test('writes a line for each message to a file', () => {
  expect(stripVTControlCharacters(print(false)).split('\n')).toEqual([
    '! Port 5173 is taken; presale uses 40123.',
    '… contracts',
    '… contracts: deploying',
    '✓ contracts  4.3 s',
    '✗ docs-build stopped unexpectedly (exit code 1).',
    '    A link is dead.',
    '',
  ])
})

test('keeps one line per step on a terminal', () => {
  const lines = print(true).split('\n')
  const visible = lines.map((line) => stripVTControlCharacters(line.slice(line.lastIndexOf('\r') + 1)))
  expect(visible).toEqual([
    '! Port 5173 is taken; presale uses 40123.',
    '✓ contracts  4.3 s',
    '✗ docs-build stopped unexpectedly (exit code 1).',
    '    A link is dead.',
    '',
  ])
})
