import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const MODULE = new URL('endWithParent.ts', import.meta.url).href
const PARENT = `
  import { spawn } from 'node:child_process'
  import { endWithParent } from '${MODULE}'
  endWithParent(spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'inherit'] }))
  console.log('started')
  setInterval(() => {}, 1_000)
`

test('ends a child when the process that started it is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT])
  onTestFinished(() => void parent.kill('SIGKILL'))
  // Of the parent and its child.
  let isOpen = true
  const closed = once(parent.stderr.resume(), 'end').then(() => {
    isOpen = false
  })
  await once(parent.stdout, 'data')
  expect(isOpen).toBe(true)
  parent.kill('SIGKILL')
  await closed
})
