import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { StackError } from './errors.ts'
import { explainError } from './explainError.ts'

test.runIf(process.platform === 'linux')('default: a full disk gets one sentence', async () => {
  // Every write to /dev/full fails as on a full disk.
  const error = await writeFile('/dev/full', 'x').catch((reason: unknown) => reason)
  expect(explainError(error).message).toBe('The disk is full. Free some space and start again.')
})

test('default: a missing dependency tells how to install it', async () => {
  const error = await import('no-such-package' as string).catch((reason: unknown) => reason)
  const cause = Object.assign(new Error(String(error)), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(explainError(cause).message).toBe(
    'A dependency is not installed. Run `npx -y pnpm@12.21.0 install` and start again.',
  )
})

test('behavior: an unknown error keeps its first line and its cause', async () => {
  const cause = await readFile('/no/such/file').catch((reason: unknown) => reason)
  const error = explainError(cause)
  expect(error.message).toMatch(/^The stack could not go on: ENOENT: no such file/)
  expect(error.cause).toBe(cause)
})

test('behavior: its own errors pass unchanged', () => {
  const error = new StackError('Said already.')
  expect(explainError(error)).toBe(error)
})
