import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDeployment } from '../deploy/deploymentFile.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { createCli } from '../testing/createCli.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'

let devnet: TestDevnet
let deployment: string
beforeAll(async () => {
  devnet = await startDevnet('public')
  deployment = join(await mkdtemp(join(tmpdir(), 'hostile-')), 'deployment.json')
  await writeDeployment(deployment, devnet.deployment)
})
afterAll(() => devnet.stop())

const COMMANDS = [
  'pause',
  `treasury set ${devnetAccount(8).address}`,
  `roles grant guardian ${devnetAccount(8).address}`,
  'schedule show',
  'schedule set 2025-10-10T00:00:00Z=0.075',
  'fees collect USDT',
  'operations',
  'monitor',
  'roles show',
]

/** Answers that an endpoint may give instead of the true one. */
const LIES: [name: string, fault: Fault][] = [
  ['nothing', { result: null }],
  ['no data', { result: '0x' }],
  ['a number that no contract gives', { result: `0x${'f'.repeat(64)}` }],
  ['an object', { result: { number: 'soon' } }],
  ['text', { result: '<!doctype html>' }],
  ['an error', { error: { code: -32000, message: '\u001b[31mhalt' } }],
]

type Outcome = { code: number; out: string; errors: string; methods: string[] }

/** Runs a command at an endpoint that lies in answer to the methods that `isLie` picks. */
async function run(command: string, fault: Fault, isLie: (method: string) => boolean): Promise<Outcome> {
  const methods: string[] = []
  const proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => {
    const method = rpc?.method ?? ''
    methods.push(method)
    return isLie(method) ? fault : undefined
  })
  try {
    const cli = createCli({ rpcUrl: proxy.url, deployment })
    return { ...(await cli.presale(command)), methods }
  } finally {
    await proxy.stop()
  }
}

/** Every command at every endpoint in `test:full`; else every one at one of them, and two at the others. */
const commandsFor = (lie: string) =>
  selectRows(COMMANDS, (command) => lie === 'text' || ['pause', 'monitor'].includes(command))

describe.each(LIES)('an endpoint that answers with %s', (name, fault) => {
  test.each(commandsFor(name))('ends %s with a message and sends nothing', async (command) => {
    const lie = (method: string) => method !== 'eth_chainId'
    const { code, out, errors, methods } = await run(command, fault, lie)
    // A lie that fits changes what is shown, and never what is to be called.
    if (code === 0) expect(out).toContain(`collectFees(${devnet.deployment.tokens[0]?.address})`)
    else expect({ code, out }).toEqual({ code: 2, out: '' })
    if (code === 2) expect(errors.length).toBeGreaterThan(10)
    // Neither a stack nor what a terminal would obey.
    expect(errors).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(errors).not.toContain('\u001b')
    expect(methods.filter((method) => method.startsWith('eth_send'))).toEqual([])
  })
})

test('shows no stack and sends nothing when the endpoint lies about the block alone', async () => {
  for (const [, fault] of LIES) {
    const { code, errors, methods } = await run(
      'monitor',
      fault,
      (method) => method === 'eth_getBlockByNumber',
    )
    expect(code).toBe(2)
    expect(errors).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(methods).not.toContain('eth_sendRawTransaction')
  }
})
