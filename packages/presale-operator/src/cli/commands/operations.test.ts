import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { accessManagerAbi, presaleAbi } from '@foyer/presale-contracts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Hex, zeroHash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationIdOf } from '../../access/readSchedule.ts'
import { createCall } from '../../chain/call.ts'
import { writeDeployment } from '../../deploy/deploymentFile.ts'
import { ROLES } from '../../deploy/roleMap.ts'
import { devnetAccount } from '../../devnet/accounts.ts'
import { createCli } from '../../testing/createCli.ts'
import { startDevnet, type TestDevnet } from '../../testing/startDevnet.ts'

const safe = devnetAccount(1).address
const treasury = devnetAccount(8).address

let devnet: TestDevnet
let cli: ReturnType<typeof createCli>
let deployment: string
beforeAll(async () => {
  devnet = await startDevnet('public')
  deployment = join(await mkdtemp(join(tmpdir(), 'operations-')), 'deployment.json')
  await writeDeployment(deployment, devnet.deployment)
  cli = createCli({ rpcUrl: devnet.rpcUrl, deployment })
})
afterAll(() => devnet.stop())

/** Schedules a change of the treasury and returns the id of the operation. */
async function schedule(): Promise<Hex> {
  await cli.json(`treasury set ${treasury} --send`)
  const { operations } = await cli.json('operations')
  return operations[0].id
}

test('lists what is scheduled in words, with who may execute it and when', () =>
  devnet.isolated(async () => {
    expect((await cli.presale('operations')).out).toBe('Nothing is scheduled.')
    const id = await schedule()
    const { out } = await cli.presale('operations')
    expect(out).toMatch(new RegExp(`^from 2025-\\S+: setTreasury\\(${treasury}\\)`))
    expect(out).toContain(`scheduled by ${safe}`)
    expect(out).toContain(`operation    ${id}`)
  }))

test('executes an operation by its id once its delay has passed', () =>
  devnet.isolated(async () => {
    const id = await schedule()
    const waiting = await cli.json(`execute ${id} --send`)
    expect(waiting).toMatchObject({ status: 'waiting', operation: id, caller: safe })
    await devnet.devnet.advanceTo(waiting.readyAt)
    expect(await cli.json(`execute ${id}`)).toMatchObject({ status: 'planned', caller: safe })
    expect(await cli.json(`execute ${id} --send`)).toMatchObject({ status: 'done', caller: safe })
    const { presale } = devnet.deployment.contracts
    const read = { address: presale, abi: presaleAbi, functionName: 'treasury' } as const
    expect(await devnet.client.readContract(read)).toBe(treasury)
  }))

test('refuses to execute with the key of another account', () =>
  devnet.isolated(async () => {
    const id = await schedule()
    await devnet.rpc('evm_increaseTime', 11)
    await devnet.mine(1)
    const { code, errors } = await cli.presale(`execute ${id} --send`, {
      env: { PRESALE_PRIVATE_KEY: `0x${'42'.repeat(32)}` },
    })
    expect(code).toBe(2)
    expect(errors).toContain(`Another account has to sign this.\n  expected ${safe}`)
  }))

test('cancels an operation, after which the chain does not know it', () =>
  devnet.isolated(async () => {
    const id = await schedule()
    expect((await cli.presale(`cancel ${id}`)).out).toContain(`call         setTreasury(${treasury})`)
    expect(await cli.json(`cancel ${id} --send`)).toMatchObject({ status: 'done', caller: safe })
    expect(await cli.json('operations')).toEqual({ operations: [] })
    for (const command of [`execute ${id}`, `cancel ${id}`]) {
      const { code, errors } = await cli.presale(command)
      expect(code).toBe(2)
      expect(errors).toMatch(/^The chain does not know this operation\./)
    }
  }))

test('lets a guardian cancel a call of the manager, and no change of roles', () =>
  devnet.isolated(async () => {
    const guardian = devnetAccount(3).address
    const id = await schedule()
    await cli.json(`roles grant guardian ${treasury} --send`)
    expect(await cli.json(`cancel ${id} --as guardian --send`)).toMatchObject({
      status: 'done',
      caller: guardian,
    })
    const { operations } = await cli.json('operations')
    expect(operations).toHaveLength(1)
    const { code, errors } = await cli.presale(`cancel ${operations[0].id} --as guardian --send`)
    expect(code).toBe(2)
    expect(errors).toContain('AccessManagerUnauthorizedCancel')
  }))

/** The last second that the AccessManager keeps, one for which it can tell a time, and the last that a date can. */
const FAR_TIMES = [2 ** 48 - 1, 2 ** 48 - 1 - 8 * 86_400, 8_640_000_000_001]

test('lists and cancels a call beside others that are scheduled for times that no date can tell', () =>
  devnet.isolated(async () => {
    const { presale, accessManager } = devnet.deployment.contracts
    const manager = [accessManager, accessManagerAbi] as const
    for (const [index, time] of FAR_TIMES.entries()) {
      const other = createCall(presale, presaleAbi, 'setTreasury', [devnetAccount(10 + index).address])
      await devnet.devnet.send(
        devnetAccount(1),
        createCall(...manager, 'schedule', [presale, other.data, time]),
      )
    }
    const theft = createCall(presale, presaleAbi, 'setTreasury', [treasury])
    await devnet.devnet.send(devnetAccount(1), createCall(...manager, 'schedule', [presale, theft.data, 0]))

    const { out } = await cli.presale('operations')
    expect(out.match(/^never: setTreasury\(/gm)).toHaveLength(FAR_TIMES.length)
    expect(out).toMatch(new RegExp(`^from 2025-\\S+: setTreasury\\(${treasury}\\)`, 'm'))
    const { operations } = await cli.json('operations')
    expect(operations.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('waiting'))

    const monitor = await cli.presale('monitor')
    expect(monitor.code).toBe(1)
    expect(
      monitor.out.match(/ALARM {2}operations: setTreasury\(\S+\) by \S+, executable never/g),
    ).toHaveLength(FAR_TIMES.length)
    expect(monitor.out).toMatch(
      new RegExp(`operations: setTreasury\\(${treasury}\\) by ${safe}, executable from 2025`),
    )

    expect((await cli.presale(`execute ${operations[0].id}`)).out).toContain('It can never be executed.')
    for (const { id } of operations)
      expect(await cli.json(`cancel ${id} --as guardian --send`)).toMatchObject({ status: 'done' })
    expect(await cli.json('operations')).toEqual({ operations: [] })
  }))

test('says what to do when a command finds its call scheduled for a time that never comes', () =>
  devnet.isolated(async () => {
    const { presale, accessManager } = devnet.deployment.contracts
    const { data } = createCall(presale, presaleAbi, 'setTreasury', [treasury])
    const schedule = createCall(accessManager, accessManagerAbi, 'schedule', [presale, data, 2 ** 48 - 1])
    await devnet.devnet.send(devnetAccount(1), schedule)
    expect((await cli.presale(`treasury set ${treasury} --send`)).out).toContain(
      'It is scheduled for a time that never comes.',
    )
  }))

test('reads no other operation to cancel one', () =>
  devnet.isolated(async () => {
    const id = await schedule()
    const topics: unknown[] = []
    const proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => {
      if (rpc?.method === 'eth_getLogs')
        topics.push(...(rpc.params as { topics: unknown[] }[]).map((one) => one.topics[1]))
      return undefined
    })
    try {
      const { out } = await createCli({ rpcUrl: proxy.url, deployment }).presale(`cancel ${id} --as guardian`)
      expect(out).toContain(`call         setTreasury(${treasury})`)
      expect(new Set(topics)).toEqual(new Set([id]))
    } finally {
      await proxy.stop()
    }
  }))

test('does not list an operation that has expired', () =>
  devnet.isolated(async () => {
    const id = await schedule()
    await devnet.rpc('evm_increaseTime', 8 * 86_400)
    await devnet.mine(1)
    expect(await cli.json('operations')).toEqual({ operations: [] })
    expect((await cli.presale(`execute ${id}`)).errors).toMatch(/^The chain does not know this operation\./)
  }))

test('refuses to put a whitelist in force whose shards cannot be read', () =>
  devnet.isolated(async () => {
    const { presale, accessManager } = devnet.deployment.contracts
    const manager = [accessManager, accessManagerAbi] as const
    const wait = async () => {
      await devnet.rpc('evm_increaseTime', 11)
      await devnet.mine(1)
    }
    const { data: grant } = createCall(...manager, 'grantRole', [ROLES.OPERATOR, treasury, 10])
    await devnet.devnet.send(devnetAccount(1), createCall(...manager, 'schedule', [accessManager, grant, 0]))
    await wait()
    await devnet.devnet.send(devnetAccount(1), createCall(...manager, 'execute', [accessManager, grant]))
    const place = 'http://127.0.0.1:9'
    const { data } = createCall(presale, presaleAbi, 'setWhitelistRoot', [`0x${'12'.repeat(32)}`, place])
    await devnet.devnet.send(devnetAccount(8), createCall(...manager, 'schedule', [presale, data, 0]))
    await wait()
    const { operations } = await cli.json('operations')
    const { code, errors } = await cli.presale(`execute ${operations[0].id} --send`)
    expect(code).toBe(2)
    expect(errors).toMatch(/^The shard http:\/\/127\.0\.0\.1:9\S+ cannot be fetched\./)
  }))

test('shows and executes nothing that only an event claims to be scheduled', async () => {
  const { presale, accessManager } = devnet.deployment.contracts
  const { data } = createCall(presale, presaleAbi, 'setTreasury', [treasury])
  const id = operationIdOf({ caller: safe, target: presale, data })
  let proxy: FaultProxy | undefined
  try {
    const forged = forgeScheduledLog({ accessManager, id, target: presale, data })
    proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) =>
      rpc?.method === 'eth_getLogs' ? { result: [forged] } : undefined,
    )
    const hostile = createCli({ rpcUrl: proxy.url, deployment })
    expect(await hostile.json('operations')).toEqual({ operations: [] })
    const { code, errors } = await hostile.presale(`execute ${id} --send`)
    expect(code).toBe(2)
    expect(errors).toMatch(/^The chain does not know this operation\./)
  } finally {
    await proxy?.stop()
  }
})

type Forgery = { accessManager: Address; id: Hex; target: Address; data: Hex }

/** A log of a call that is due and was never scheduled, as an endpoint could invent it. */
function forgeScheduledLog({ accessManager, id, target, data }: Forgery) {
  const types = [{ type: 'uint48' }, { type: 'address' }, { type: 'address' }, { type: 'bytes' }] as const
  return {
    address: accessManager,
    topics: encodeEventTopics({
      abi: accessManagerAbi,
      eventName: 'OperationScheduled',
      args: { operationId: id, nonce: 1 },
    }),
    data: encodeAbiParameters(types, [4_000_000_000, safe, target, data]),
    blockNumber: '0x1',
    blockHash: zeroHash,
    transactionHash: zeroHash,
    transactionIndex: '0x0',
    logIndex: '0x0',
    removed: false,
  }
}
