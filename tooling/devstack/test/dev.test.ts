/** The command from its start to its end, with the fewest services. `dev.full.test.ts` has the others. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '@foyer/harness/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStackFile } from '../src/state/stackFile.ts'
import { expectNothingLeft, READY, startDev } from './startDev.ts'

const FEWEST = ['--no-keeper', '--no-gateway', '--no-wallet', '--no-operator', '--no-playground', '--no-docs']

/** As in a checkout: each run finds what the one before has left. */
let stateDirectory: string
beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-dev-'))
})
afterAll(() => rm(stateDirectory, { recursive: true, force: true }))

const stackFile = () => join(stateDirectory, 'stack.json')

// Finding every process of a run needs /proc.
describe.runIf(process.platform === 'linux')('dev', { timeout: LIMITS.hook }, () => {
  test('serves the page at once, refuses a second stack, and leaves no process after Ctrl-C', async () => {
    const dev = startDev(stateDirectory, FEWEST)
    await dev.prints('the page says what is still starting')
    const page = /Open (http:\S+): the page/.exec(dev.output())?.[1] ?? ''
    const readStarting = () => fetch(`${page}/startup.json`).then((response) => response.json())
    expect((await readStarting()).starting).toContain('indexer')
    await dev.prints(READY)
    expect(await readStarting()).toEqual({ starting: [], hasConfig: true })
    const addresses = await readStackFile(stackFile())
    expect(addresses.presale).toBe(page)
    const config = await fetch(`${page}/config.json`).then((response) => response.json())
    expect(config).toMatchObject({ chain: { id: 56, rpcUrls: [addresses.rpc] } })
    for (const address of Object.values(addresses)) expect(dev.output()).toContain(address)

    const second = startDev(stateDirectory, FEWEST)
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(
      `already running in this checkout (process ${dev.child.pid}, ${addresses.presale})`,
    )
    expect(await readStackFile(stackFile())).toEqual(addresses)

    dev.child.kill('SIGINT')
    expect(await dev.exited).toBe(0)
    await expectNothingLeft(dev)
  })
})
