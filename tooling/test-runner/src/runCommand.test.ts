import { expect, test } from 'vitest'
import { runCommand } from './runCommand.ts'

const node = (script: string, onLine?: (line: string) => void) =>
  runCommand({ file: process.execPath, args: ['-e', script], cwd: process.cwd(), onLine })

test('default: lines come as they are printed, the result has them without colours', async () => {
  const seen: string[] = []
  const script = `console.log('\\u001b[31mred\\u001b[0m'); console.error('second')`
  const { exitCode, lines } = await node(script, (line) => seen.push(line))
  expect(exitCode).toBe(0)
  expect(lines.toSorted()).toEqual(['red', 'second'])
  expect(seen).toContain('\u001b[31mred\u001b[0m')
})

test('behavior: a bad end is a result', async () => {
  expect((await node('process.exit(3)')).exitCode).toBe(3)
})

test('behavior: an end by a signal has no exit code and is told', async () => {
  const seen: string[] = []
  const { exitCode } = await node(`process.kill(process.pid, 'SIGKILL')`, (line) => seen.push(line))
  expect(exitCode).toBeUndefined()
  expect(seen.at(-1)).toContain('SIGKILL')
})

test('behavior: a program that does not exist is a result', async () => {
  const seen: string[] = []
  const { exitCode } = await runCommand({
    file: 'no-such-program',
    args: [],
    cwd: process.cwd(),
    onLine: (line) => seen.push(line),
  })
  expect(exitCode).toBeUndefined()
  expect(seen.at(-1)).toContain('no-such-program')
})

test('behavior: it has no input to wait for', async () => {
  const { lines } = await node(`process.stdin.on('end', () => console.log('no input')).resume()`)
  expect(lines).toEqual(['no input'])
})
