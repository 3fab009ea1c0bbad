import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import type { Deployment } from '@foyer/presale-contracts'
import { type Address, createTestClient, http, publicActions, walletActions } from 'viem'
import { account, TOKENS } from './createSale.ts'
import { encodeLogs, LOG_EMITTER_CODE } from './logEmitter.ts'
import type { SaleContract, SaleEvent } from './saleEvents.ts'

const CONTRACTS: Record<SaleContract, Address> = {
  accessManager: account(0xc0_04),
  presale: account(0xc0_01),
  referral: account(0xc0_02),
  rewardVault: account(0xc0_03),
}
/** anvil signs for it. */
const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const GAS = 10n ** 12n
/** Mines only when told to. Cancun, for later forks cap the gas of one transaction below what a batch of logs takes. */
const FLAGS = ['--no-mining', '--hardfork', 'cancun', '--disable-block-gas-limit']

export type SaleChain = Awaited<ReturnType<typeof startSaleChain>>

/** A chain on which the addresses of a deployment hold code that emits whatever events it is given. */
export async function startSaleChain() {
  const anvil = await startAnvil({ timestamp: 1_759_842_000, args: FLAGS })
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl, { timeout: 60_000 }) })
    .extend(publicActions)
    .extend(walletActions)
  for (const address of Object.values(CONTRACTS)) {
    await client.setCode({ address, bytecode: LOG_EMITTER_CODE })
  }
  const deployment: Deployment = {
    network: 'devnet',
    chainId: 56,
    startBlock: 0,
    contracts: {
      ...CONTRACTS,
      genesisNft: account(0xc0_05),
      yesToken: account(0xc0_06),
      presaleLens: account(0xc0_07),
    },
    tokens: [...TOKENS],
    rootCode: '00000001',
  }
  const directory = await mkdtemp(join(tmpdir(), 'foyer-sale-chain-'))
  const deploymentFile = join(directory, 'deployment.json')
  await writeFile(deploymentFile, JSON.stringify(deployment))

  return {
    rpcUrl: anvil.rpcUrl,
    client,
    deployment,
    deploymentFile,

    /** Mines one block with these events in their order. */
    async emit(...calls: SaleEvent[][]) {
      for (const batch of splitByContract(calls.flat())) {
        const data = encodeLogs(batch.map(({ log }) => log))
        await client.sendUnsignedTransaction({
          from: SENDER,
          to: CONTRACTS[batch[0].contract],
          data,
          gas: GAS,
        })
      }
      await client.mine({ blocks: 1 })
    },

    mine: (blocks: number) => client.mine({ blocks }),

    /** Replaces the newest blocks by as many empty ones. */
    async reorg(depth: number) {
      await client.request<{ Method: 'anvil_reorg'; Parameters: [number, unknown[]]; ReturnType: null }>({
        method: 'anvil_reorg',
        params: [depth, []],
      })
    },

    async destroy() {
      await anvil.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

type Batch = [SaleEvent, ...SaleEvent[]]

/** Runs of events of one contract, each for one transaction. */
function splitByContract(events: SaleEvent[]): Batch[] {
  const batches: Batch[] = []
  for (const event of events) {
    const last = batches.at(-1)
    if (last?.[0].contract === event.contract) last.push(event)
    else batches.push([event])
  }
  return batches
}
