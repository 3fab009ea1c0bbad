import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { presaleAbi } from '@foyer/presale-contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCall } from '../chain/call.ts'
import { writeDeployment } from '../deploy/deploymentFile.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { createCli } from '../testing/createCli.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { buildWhitelist } from '../whitelist/buildWhitelist.ts'
import { writeShards } from '../whitelist/writeShards.ts'

const runbooks = await readFile(new URL('../../../../docs/runbooks.md', import.meta.url), 'utf8')

/** Title and commands of each runbook that has commands. */
const books = runbooks
  .split(/^## /m)
  .slice(1)
  .map((text): [title: string, commands: string[]] => [
    text.slice(0, text.indexOf('\n')),
    text.split('\n').filter((line) => line.startsWith('presale ')),
  ])
  .filter(([, commands]) => commands.length > 0)

let devnet: TestDevnet
let cli: ReturnType<typeof createCli>
let folder: string
beforeAll(async () => {
  devnet = await startDevnet('public')
  folder = await mkdtemp(join(tmpdir(), 'runbooks-'))
  const deployment = join(folder, 'deployment.json')
  await writeDeployment(deployment, devnet.deployment)
  cli = createCli({ rpcUrl: devnet.rpcUrl, deployment })
})
afterAll(() => devnet.stop())

/** The values that a person fills in. */
async function createValues(): Promise<Record<string, string>> {
  const { readyAt } = await cli.json(`treasury set ${devnetAccount(8).address} --send`)
  expect(readyAt).toBeGreaterThan(0)
  const { operations } = await cli.json('operations')
  const built = buildWhitelist([devnetAccount(22).address])
  const shards = await writeShards(join(folder, 'shards'), built)
  return {
    operation: operations[0].id,
    new: devnetAccount(8).address,
    operator: devnetAccount(2).address,
    guardian: devnetAccount(3).address,
    token: devnet.deployment.tokens[0]?.address ?? '',
    root: built.root,
    shards: join(shards, '..'),
    rpc: devnet.rpcUrl,
    folder: join(folder, 'export'),
  }
}

test.each(books)('runs every command of: %s', async (title, commands) => {
  await devnet.isolated(async () => {
    const values = await createValues()
    for (const line of commands) {
      const command = line
        .replace(/^presale --network bsc /, '')
        .replace(/<([a-z]+)>/g, (_, name: string) => values[name] ?? expect.fail(`<${name}> has no value`))
      if (command === 'unpause') {
        const { presale } = devnet.deployment.contracts
        await devnet.devnet.send(devnetAccount(3), createCall(presale, presaleAbi, 'pause', []))
      }
      const { code, errors } = await cli.presale(command)
      // The monitor has something to report: the operation that is scheduled above.
      const expected = command.startsWith('monitor') ? 1 : 0
      expect({ title, command, code }, errors).toEqual({ title, command, code: expected })
    }
  })
})
