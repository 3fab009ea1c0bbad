import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isGroupRunning } from '@foyer/harness/processes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Commands, createCommands } from './createCommands.ts'

let commands: Commands
beforeEach(() => {
  commands = createCommands({ limitMs: 60_000 })
})
afterEach(() => commands.destroy())

const node = (script: string, onLine?: (line: string) => void) =>
  commands.run({ file: process.execPath, args: ['-e', script], cwd: process.cwd(), onLine })

const shell = (script: string, onLine?: (line: string) => void) =>
  commands.run({ file: 'sh', args: ['-c', script], cwd: process.cwd(), onLine })

test('passes lines on as they are printed and returns them without colours', async () => {
  const seen: string[] = []
  const script = `console.log('\\u001b[31mred\\u001b[0m'); console.error('second')`
  const { exitCode, lines } = await node(script, (line) => seen.push(line))
  expect(exitCode).toBe(0)
  expect(lines.toSorted()).toEqual(['red', 'second'])
  expect(seen).toContain('\u001b[31mred\u001b[0m')
})

test('returns the exit code of a program that fails', async () => {
  expect((await node('process.exit(3)')).exitCode).toBe(3)
})

test('keeps compiled modules for the next program', async () => {
  const { lines } = await node(`console.log(require('node:module').getCompileCacheDir())`)
  expect(lines[0]).toContain(join('node_modules', '.cache', 'compile'))
})

test('returns no exit code and names the signal when a signal ends the program', async () => {
  const { exitCode, lines } = await node(`process.kill(process.pid, 'SIGKILL')`)
  expect(exitCode).toBeNull()
  expect(lines.at(-1)).toContain('was ended by SIGKILL.')
})

test('returns no exit code when the program does not exist', async () => {
  const { exitCode, lines } = await commands.run({ file: 'no-such-program', args: [], cwd: process.cwd() })
  expect(exitCode).toBeNull()
  expect(lines.at(-1)).toContain('no-such-program')
})

test('closes the input of the program', async () => {
  const { lines } = await node(`process.stdin.on('end', () => console.log('no input')).resume()`)
  expect(lines).toEqual(['no input'])
})

test('ends what a program leaves running, without waiting for its output', async () => {
  const { exitCode, lines } = await shell('sleep 1000 & echo $$; exit 0')
  expect(exitCode).toBe(0)
  expect(await isGroupRunning(Number(lines[0]))).toBe(false)
})

test('ends a program that takes too long and says so', async () => {
  commands = createCommands({ limitMs: 300 })
  const { exitCode, lines } = await shell('sleep 1000')
  expect(exitCode).toBeNull()
  expect(lines[0]).toBe('sh is ended: it took longer than 0.005 minutes.')
})

test('takes a time limit for a single program', async () => {
  commands = createCommands({ limitMs: 300 })
  const { exitCode } = await commands.run({ file: 'sleep', args: ['0.5'], cwd: '.', limitMs: 60_000 })
  expect(exitCode).toBe(0)
})

test('ends running programs and rejects new ones when it is destroyed', async () => {
  const started = Promise.withResolvers<number>()
  const running = shell('echo $$; sleep 1000 & wait', (line) => started.resolve(Number(line)))
  const group = await started.promise
  await Promise.race([commands.destroy(), wait(4_000)])
  expect(await isGroupRunning(group)).toBe(false)
  expect((await running).exitCode).toBeNull()
  await expect(shell('true')).rejects.toThrow('The run was stopped.')
})
