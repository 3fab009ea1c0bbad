import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

test('draws one rectangle for each run of dark modules', () => {
  const modules = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ]
  expect(qrPath(modules)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})

test('draws nothing when no module is dark', () => {
  expect(qrPath([[false]])).toBe('')
})
