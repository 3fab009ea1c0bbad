import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { startAnvil } from '@foyer/harness/anvil'
import { expect, test } from 'vitest'
import { devnetClock } from '../devnet/scenarios.ts'
import { runCli } from './runCli.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const guide = await readFile(join(ROOT, 'docs/operator.md'), 'utf8')
const walk = guide.slice(guide.indexOf('## One sale'), guide.indexOf('## Configuration'))

type Step = { command: string; exitCode: number }

/** Commands of the walk with the exit codes that it promises. */
function stepsOf(text: string): Step[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('presale '))
    .map((line) => ({
      command: line.replace(/\s*#.*$/, '').slice('presale '.length),
      exitCode: Number(/# exit code (\d)/.exec(line)?.[1] ?? 0),
    }))
}

test('the walk through one sale works as it is written, on a chain of its own', async () => {
  const clock = /--timestamp (\d+)/.exec(walk)?.[1]
  expect(Number(clock)).toBe(devnetClock('whitelist'))
  const folder = await mkdtemp(join(tmpdir(), 'walk-'))
  for (const [, file = '', content = ''] of walk.matchAll(/```csv file=walk\/(\S+)\n(.*?)```/gs)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }

  const anvil = await startAnvil({ timestamp: Number(clock), args: ['--slots-in-an-epoch', '1'] })
  const place = ['--rpc', anvil.rpcUrl, '--deployment', join(folder, 'deployment.json')]
  let output = ''
  const print = (text: string) => {
    output += `${text}\n`
  }
  try {
    const steps = stepsOf(walk)
    expect(steps.length).toBeGreaterThan(20)
    for (const { command, exitCode } of steps) {
      const args = command
        .split(/\s+/)
        .map((arg) => arg.replace(/^walk\//, `${folder}/`).replace(/^\.dev\//, `${ROOT}.dev/`))
      const io = {
        env: {},
        stdin: Readable.from([]),
        print,
        printError: print,
        stopSignal: () => AbortSignal.abort(),
      }
      expect({ command, exitCode: await runCli([...args, ...place], io) }, output).toEqual({
        command,
        exitCode,
      })
    }
  } finally {
    await anvil.stop()
  }
  // Quotes of the output in the guide, apart from the seconds of the chain's clock.
  for (const [, quoted = ''] of walk.matchAll(/```text\n(.*?)```/gs))
    for (const line of quoted
      .trim()
      .split('\n')
      .filter((text) => !text.startsWith('Chain time')))
      expect(output).toContain(line)
  expect(output).toContain('All 102 checks of code, values and permissions hold.')
  expect((await readdir(join(folder, 'export'))).length).toBe(4)
})
