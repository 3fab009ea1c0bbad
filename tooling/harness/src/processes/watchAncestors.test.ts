import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const MODULE = new URL('watchAncestors.ts', import.meta.url).href

const WATCHER = `
  import { watchAncestors } from '${MODULE}'
  watchAncestors({ onGone: () => { console.log('gone'); process.exit() } })
  setInterval(() => {}, 1_000)
  console.log('watching')`

/** A Node program that runs under the given title and starts another one. */
const launcher = (title: string, script: string) => `
  import { spawn } from 'node:child_process'
  process.title = ${JSON.stringify(title)}
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' })
  setInterval(() => {}, 1_000)`

test.runIf(process.platform === 'linux')('reports that npx above pnpm was killed', async () => {
  const script = launcher('npm exec pnpm dev', launcher('pnpm dev', WATCHER))
  const npx = spawn(process.execPath, ['--input-type=module', '-e', script], {
    // In its own group, so that the test can end every process that is left.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: npx.stdout })[Symbol.asyncIterator]()
  try {
    expect((await lines.next()).value).toBe('watching')
    npx.kill('SIGKILL')
    expect((await lines.next()).value).toBe('gone')
  } finally {
    process.kill(-(npx.pid ?? 0), 'SIGKILL')
  }
})
