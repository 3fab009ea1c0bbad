import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onlyInFull } from '@foyer/harness/full'
import { createProcesses, findFreePort } from '@foyer/harness/processes'
import { presaleLensAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { createPublicClient, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLifecycle } from '../createLifecycle.ts'
import type { Progress } from '../progress.ts'
import { createFolderCache } from '../state/createFolderCache.ts'
import { chainKey } from './chainSnapshots.ts'
import { startSeededChain } from './startSeededChain.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const account = (addressIndex: number) => mnemonicToAccount(MNEMONIC, { addressIndex }).address
/** Has a withdrawal that waits. */
const SEEDED_USER = account(10)
const FRESH_BUYER = account(22)

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-chain-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function start() {
  const steps: string[] = []
  const onProgress = (progress: Progress) => void (progress.status === 'ready' && steps.push(progress.name))
  const onCrash = () => {}
  const processes = createProcesses({ logDirectory: join(directory, 'logs'), onCrash })
  const lifecycle = createLifecycle({ onProgress, onCrash })
  onTestFinished(async () => {
    await lifecycle.stop()
    await processes.destroy()
  })
  const port = await findFreePort()
  const whitelistDirectory = join(directory, 'whitelist')
  const contents = await lifecycle.start(() =>
    startSeededChain({
      lifecycle,
      processes,
      port,
      scenario: 'public',
      market: true,
      whitelistDirectory,
      deploymentFile: join(directory, 'deployment.json'),
      cache: createFolderCache({ name: 'chain', limit: 2, directory }),
      onProgress: () => {},
    }),
  )
  const client = createPublicClient({ transport: http(`http://127.0.0.1:${port}`) })
  return { steps, contents, client, whitelistDirectory }
}

/** Reads what the presale's page shows and services read. */
async function readSale({ contents, client }: Awaited<ReturnType<typeof start>>) {
  const { presaleLens, rewardVault, presale } = contents.deployment.contracts
  const home = await client.readContract({
    address: presaleLens,
    abi: presaleLensAbi,
    functionName: 'home',
    args: [FRESH_BUYER],
  })
  const [withdrawals] = await client.readContract({
    address: rewardVault,
    abi: rewardVaultAbi,
    functionName: 'withdrawalsOf',
    args: [SEEDED_USER, 0, 10n],
  })
  const logs = await client.getLogs({ address: presale, fromBlock: 0n })
  return {
    publicOpen: home.publicOpen,
    untilStep: home.nextPriceAt - home.timestamp,
    balances: home.tokens.map(({ balance }) => balance),
    withdrawals: withdrawals.map(({ id, status }) => [id, status]),
    logs: logs.map(({ transactionHash, logIndex }) => [transactionHash, logIndex]),
    finalizedCode: await client.getCode({ address: presale, blockTag: 'finalized' }),
  }
}

// The stack of the end-to-end tests is deployed in the same way.
onlyInFull(test)(
  'deploys once, and goes on from the state at a later start, in the same phase of the sale',
  async () => {
    const first = await start()
    expect(first.steps).toEqual(['chain', 'contracts', 'market', 'state'])
    const deployed = await readSale(first)

    const second = await start()
    expect(second.steps).toEqual(['chain'])
    expect(second.contents).toEqual(first.contents)
    const { untilStep, ...loaded } = await readSale(second)
    const { untilStep: _, ...expected } = deployed
    expect(loaded).toEqual(expected)
    expect(loaded.publicOpen).toBe(true)
    // Half an hour before a price step, whatever the host's clock says.
    expect(untilStep).toBeGreaterThan(1_700n)
    expect(untilStep).toBeLessThanOrEqual(1_800n)
    expect(await readdir(second.whitelistDirectory)).toHaveLength(1)
  },
)

test('names the state by the scenario and the market', () => {
  const keys = [
    chainKey({ scenario: 'public', market: true }),
    chainKey({ scenario: 'public', market: false }),
    chainKey({ scenario: 'paused', market: true }),
  ]
  expect(new Set(keys).size).toBe(3)
  expect(chainKey({ scenario: 'public', market: true })).toBe(keys[0])
})
