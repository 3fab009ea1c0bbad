import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { describeLoad, READING_MS, watchMachine, watchTimes } from './watchMachine.ts'

/** Takes 0.4 s of processor time, however long that takes on a busy machine. */
const BURN = 'while (process.cpuUsage().user < 4e5);'

test.runIf(process.platform === 'linux')(
  'counts the programs that this process starts as its own',
  async () => {
    const { busy, own } = await watchTimes(() => execa(process.execPath, ['-e', BURN]))
    expect(own).toBeGreaterThan(0.35)
    expect(busy).toBeGreaterThan(0.35)
  },
)

test.runIf(process.platform === 'linux')(
  'keeps the time of a program whose parent is killed before it, as the pages of a browser are',
  async () => {
    const { own } = await watchTimes(async () => {
      const child = `"${process.execPath}" -e '${BURN} console.log(1); setInterval(() => {}, 1e3)'`
      const parent = spawn('sh', ['-c', `${child} & wait`], { detached: true })
      await once(parent.stdout, 'data')
      await wait(2 * READING_MS)
      process.kill(-(parent.pid ?? 0), 'SIGKILL')
      await once(parent, 'close')
    })
    expect(own).toBeGreaterThan(0.35)
  },
)

test.runIf(process.platform === 'linux')('leaves the time of other programs out', async () => {
  const child = `"${process.execPath}" -e 'setInterval(() => {}, 1e3); process.once("SIGUSR2", () => { ${BURN} process.exit() }); console.log(process.pid)'`
  const shell = spawn('sh', ['-c', `${child} &`])
  // The shell has ended, so that its child belongs to nobody here.
  const [[pid]] = await Promise.all([once(shell.stdout, 'data'), once(shell, 'exit')])
  const { busy, own } = await watchTimes(async () => {
    process.kill(Number(pid), 'SIGUSR2')
    await once(shell.stdout, 'close')
  })
  expect(own).toBeLessThan(0.3)
  expect(busy).toBeGreaterThan(0.35)
})

test('returns the result with the load', async () => {
  const { result, load } = await watchMachine(async () => 'rows')
  expect(result).toBe('rows')
  expect(Object.values(load).every((value) => value >= 0)).toBe(true)
})

test('says nothing of an idle machine', () => {
  expect(describeLoad({ loadAverage: 0.4, coresBefore: 0.05, coresDuring: 0.1 })).toBeUndefined()
})

test('says how busy other programs were', () => {
  const text = describeLoad({ loadAverage: 3.21, coresBefore: 0.31, coresDuring: 1.2 })
  expect(text).toMatch(
    /^The machine was not idle: other programs used 0\.3 of \d+ cores before and 1\.2 during/,
  )
  expect(text).toContain('(load average before: 3.2)')
})
