import { getDefaultAutoSelectFamilyAttemptTimeout, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from './runProgram.ts'

test('gives each address of a name two seconds', async () => {
  const usual = getDefaultAutoSelectFamilyAttemptTimeout()
  onTestFinished(() => setDefaultAutoSelectFamilyAttemptTimeout(usual))
  await runProgram(async () => {}, '')
  expect(getDefaultAutoSelectFamilyAttemptTimeout()).toBe(2_000)
})
