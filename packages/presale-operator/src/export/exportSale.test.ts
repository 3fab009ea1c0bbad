import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSpreadsheetCsv } from '@foyer/chain-kit/csv'
import { startFaultProxy } from '@foyer/harness/faults'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChain } from '../chain/openChain.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { exportSale } from './exportSale.ts'

let devnet: TestDevnet
beforeAll(async () => {
  devnet = await startDevnet('public')
  // Finalizes the seeds.
  await devnet.mine(8)
})
afterAll(() => devnet.stop())

const newFolder = () => mkdtemp(join(tmpdir(), 'export-'))

/** Rows of a file as objects. */
async function readCsv(folder: string, name: string) {
  const [heading = '', ...lines] = (await readFile(join(folder, `${name}.csv`), 'utf8')).trim().split('\n')
  const columns = heading.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index], cell])))
}

test('writes every purchase, referral, reward and withdrawal, in whole tokens and UTC', async () => {
  const folder = await newFolder()
  const { rows } = await exportSale({ ...devnet, folder })
  expect(rows).toEqual({ purchases: 9, referrals: 12, rewards: 8, withdrawals: 2 })
  expect((await readdir(folder)).sort()).toEqual([
    'purchases.csv',
    'referrals.csv',
    'rewards.csv',
    'withdrawals.csv',
  ])

  const [, second] = await readCsv(folder, 'purchases')
  expect(second).toMatchObject({
    time: expect.stringMatching(/^2025-10-06T18:00:\d\dZ$/),
    buyer: devnetAccount(13).address,
    inviter: devnetAccount(10).address,
    item: 'badge',
    quantity: '1',
    token: 'USDC',
    cost: '500',
    yes: '10000',
    usd_per_yes: '0.05',
    reward: '100',
  })
  const [first] = await readCsv(folder, 'referrals')
  expect(first).toMatchObject({ user: devnetAccount(10).address, inviter_code: devnet.deployment.rootCode })
  const [reward] = await readCsv(folder, 'rewards')
  expect(reward).toMatchObject({ user: devnetAccount(10).address, token: 'USDC', amount: '100' })
  expect(await readCsv(folder, 'withdrawals')).toMatchObject([
    { withdrawal: '1', amount: '60', fee: '3', gas_fee: '1', net: '56', status: 'Success', received: '56' },
    { withdrawal: '2', amount: '20', fee: '1', gas_fee: '1', net: '18', status: 'Processing', settler: '' },
  ])
})

test('writes for the spreadsheet of a language, with codes whole and its signs in amounts', async () => {
  const folder = await newFolder()
  await exportSale({ ...devnet, folder, format: createSpreadsheetCsv('ru') })
  const read = (name: string) => readFile(join(folder, `${name}.csv`), 'utf8')
  expect(await read('purchases')).toMatch(/^\ufefftime;block;.*\r\n.*;500;10000;0,05;100\r\n/s)
  expect(await read('referrals')).toContain(`;"=""${devnet.deployment.rootCode}"""`)
})

test('leaves the old files as they were when the endpoint fails half-way', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'purchases.csv'), 'old')
  const proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) =>
    rpc?.method === 'eth_getLogs' ? 'drop' : undefined,
  )
  const client = await openChain({ rpcUrl: proxy.url, chainId: 56, retryCount: 0 })
  const exporting = exportSale({ client, deployment: devnet.deployment, folder })
  await expect(exporting).rejects.toThrow('The RPC endpoint stopped answering')
  await proxy.stop()
  expect(await readdir(folder)).toEqual(['purchases.csv'])
  expect(await readFile(join(folder, 'purchases.csv'), 'utf8')).toBe('old')
})

test('leaves out what is not finalized', () =>
  devnet.isolated(async () => {
    const folder = await newFolder()
    const finalized = await devnet.client.getBlock({ blockTag: 'finalized' })
    const { block } = await exportSale({ ...devnet, folder })
    expect(block).toBe(finalized.number)
  }))

test('takes times from the blocks where logs do not carry them', async () => {
  const folder = await newFolder()
  const { client } = devnet
  const getLogs: typeof client.getLogs = async (parameters) => {
    const logs = await client.getLogs(parameters)
    return logs.map(({ blockTimestamp: _, ...log }) => log) as never
  }
  await exportSale({ client: { ...client, getLogs }, deployment: devnet.deployment, folder })
  const [first] = await readCsv(folder, 'purchases')
  expect(first?.time).toMatch(/^2025-10-06T18:00:\d\dZ$/)
})
