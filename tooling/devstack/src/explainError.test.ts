import { readFile, writeFile } from 'node:fs/promises'
import { ProcessError } from '@foyer/harness/processes'
import { expect, test } from 'vitest'
import { StackError } from './errors.ts'
import { explainError } from './explainError.ts'

test.runIf(process.platform === 'linux')('explains a full disk in one sentence', async () => {
  // Every write to /dev/full fails as on a full disk.
  const error = await writeFile('/dev/full', 'x').catch((reason: unknown) => reason)
  expect(explainError(error).message).toBe('The disk is full. Free some space and start again.')
})

test('says how to install a missing dependency', async () => {
  const error = await import('no-such-package' as string).catch((reason: unknown) => reason)
  const cause = Object.assign(new Error(String(error)), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(explainError(cause).message).toBe(
    'A dependency is not installed. Run `npx -y pnpm@12.21.0 install` and start again.',
  )
})

test('keeps the first line and the cause of an unknown error', async () => {
  const cause = await readFile('/no/such/file').catch((reason: unknown) => reason)
  const error = explainError(cause)
  expect(error.message).toMatch(/^The stack could not go on: ENOENT: no such file/)
  expect(error.cause).toBe(cause)
})

test('returns a StackError unchanged', () => {
  const error = new StackError('Said already.')
  expect(explainError(error)).toBe(error)
})

test('keeps the details of a process that crashed and says where to read on', () => {
  const error = explainError(
    new ProcessError('chain stopped unexpectedly (SIGKILL).', { details: ['the end'] }),
  )
  expect(error).toMatchObject({
    message: 'chain stopped unexpectedly (SIGKILL).',
    details: ['the end'],
    docs: 'tooling/devstack/README.md#what-can-go-wrong',
  })
})
