import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deployment } from '@foyer/presale-contracts'
import type { Hex } from 'viem'
import { isLoopback, openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { ensureArtifacts, loadArtifact } from '../deploy/artifacts.ts'
import { SaleError } from '../errors.ts'
import { buildWhitelist } from '../whitelist/buildWhitelist.ts'
import { writeShards } from '../whitelist/writeShards.ts'
import { DEVNET_ROLES, devnetAccount, WHITELISTED } from './accounts.ts'
import { createDevnetClient, type DevnetClient } from './createDevnetClient.ts'
import { devnetClock, type Scenario } from './scenarios.ts'
import { seed } from './seed.ts'

const STATE_DIRECTORY = fileURLToPath(new URL('../../../../.dev', import.meta.url))

export type DeployDevnetParameters = {
  /** A fresh anvil on this machine: `anvil --chain-id 56 --timestamp <devnetClock(scenario)>`. */
  rpcUrl: string
  scenario: Scenario
  /** Called before each step, with a short sentence. */
  onProgress?: (message: string) => void
  /** Folder for the whitelist's shards, as `<root>/<xx>.json`. They are not written without it. */
  whitelistDir?: string
}

/** The development chain is not what the deployment needs. */
export class DevnetError extends SaleError {
  override name = 'DevnetError'
}

/**
 * Compiles if need be, deploys the real contracts with mock payment tokens, seeds them, and sets the scenario.
 *
 * @throws {SaleError} with one sentence that says what to do
 */
export async function deployDevnet(parameters: DeployDevnetParameters): Promise<Deployment> {
  const { rpcUrl, scenario, onProgress = () => {}, whitelistDir } = parameters
  if (!isLoopback(rpcUrl))
    throw new DevnetError('The development chain must run on this machine.', {
      details: [`got ${rpcUrl}`],
      remedy: 'pass the URL of a local anvil: development keys and mocks must never meet a real network',
      docs: 'the-development-chain',
    })
  await ensureArtifacts(onProgress)
  const config = await loadConfig({ network: 'devnet' })
  const client = await openChain({ rpcUrl, chainId: config.chainId })
  const devnet = createDevnetClient(client)
  await assertFresh(devnet, scenario)

  onProgress('Deploying the contracts')
  for (const { symbol, address } of config.tokens) {
    const { deployedBytecode } = await loadArtifact(`Mock${symbol}`)
    await devnet.setCode(address, deployedBytecode as Hex)
  }
  // Ignition takes a second and 100 MB to load, which the clock alone does not need.
  const { deployPresale } = await import('../deploy/deployPresale.ts')
  const deployer = devnetAccount(DEVNET_ROLES.deployer)
  const deployment = await withJournal((journalDir) =>
    deployPresale({ config, client, deployer, journalDir }),
  )

  const whitelist = buildWhitelist(WHITELISTED.map((index) => devnetAccount(index).address))
  if (whitelistDir !== undefined) await writeShards(whitelistDir, whitelist)
  await seed({ devnet, deployment, whitelist, scenario, onProgress })
  return deployment
}

async function assertFresh({ client }: DevnetClient, scenario: Scenario) {
  const { number, timestamp } = await client.getBlock()
  const start = devnetClock(scenario)
  // The chain may have idled a while before the deployment began.
  if (timestamp >= BigInt(start) && timestamp < BigInt(start + 3600)) return
  throw new DevnetError('The clock of the development chain does not fit the scenario.', {
    details: [`block ${number} is at ${new Date(Number(timestamp) * 1000).toISOString()}`],
    remedy: `start a new chain with \`anvil --chain-id 56 --timestamp ${start}\``,
    docs: 'the-development-chain',
  })
}

/** A journal of its own for each start: the chain it describes ends with the process that runs it. */
async function withJournal<T>(use: (journalDir: string) => Promise<T>): Promise<T> {
  await mkdir(STATE_DIRECTORY, { recursive: true })
  const journalDir = await mkdtemp(join(STATE_DIRECTORY, 'ignition-'))
  try {
    return await use(journalDir)
  } finally {
    await rm(journalDir, { recursive: true, force: true })
  }
}
