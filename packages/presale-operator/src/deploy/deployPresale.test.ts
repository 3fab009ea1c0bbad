import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL } from '@foyer/harness/full'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChainClient, openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { createDevnetClient } from '../devnet/createDevnetClient.ts'
import { devnetClock } from '../devnet/scenarios.ts'
import { verifyDeployment } from '../verify/verifyDeployment.ts'
import { ensureArtifacts, loadArtifact } from './artifacts.ts'
import { readDeployment, writeDeployment } from './deploymentFile.ts'
import { deployPresale } from './deployPresale.ts'

let anvil: Anvil
let client: ChainClient
let config: NetworkConfig
const deployer = devnetAccount(0)
/** Of one whole deployment: 7 contracts, 3 to join them, 4 for two tokens, 11 for roles and delays, 2 to hand over. */
const TRANSACTIONS = 34
const newFolder = () => mkdtemp(join(tmpdir(), 'deploy-'))

beforeAll(async () => {
  await ensureArtifacts(() => {})
  anvil = await startAnvil({ timestamp: devnetClock('public') })
  client = await openChain({ rpcUrl: anvil.rpcUrl, chainId: 56 })
  config = await loadConfig({ network: 'devnet' })
  for (const { symbol, address } of config.tokens) {
    const { deployedBytecode } = await loadArtifact(`Mock${symbol}`)
    await createDevnetClient(client).setCode(address, deployedBytecode as Hex)
  }
})
afterAll(() => anvil.stop())

const wrongs = async (deployment: Awaited<ReturnType<typeof deployPresale>>) =>
  (await verifyDeployment({ client, config, deployment })).filter(({ status }) => status === 'wrong')

describe('interrupted, it resumes from its journal and sends nothing twice:', () => {
  /** Deploys through an endpoint that fails as `choose` says, and then again through a good one. */
  async function deployTwice(choose: (method: string | undefined) => Fault | undefined) {
    const journalDir = await newFolder()
    // With what is still to be mined: anvil takes a transaction before it puts it into a block.
    const nonce = () => client.getTransactionCount({ address: deployer.address, blockTag: 'pending' })
    const start = await nonce()
    const proxy = await startFaultProxy(anvil.rpcUrl, ({ rpc }) => choose(rpc?.method))
    const failing = await openChain({ rpcUrl: proxy.url, chainId: 56, retryCount: 0 })
    const interrupted = deployPresale({ config, client: failing, deployer, journalDir })
    await expect(interrupted).rejects.toThrow('The RPC endpoint stopped answering.')
    await proxy.stop()
    const first = (await nonce()) - start

    const deployment = await deployPresale({ config, client, deployer, journalDir })
    const total = (await nonce()) - start
    expect(await wrongs(deployment)).toEqual([])

    // A third run finds everything done.
    const onTransaction = () => expect.fail()
    expect(await deployPresale({ config, client, deployer, journalDir, onTransaction })).toEqual(deployment)
    return { first, total }
  }

  const after = (count: number, fault: Fault) => {
    let sent = 0
    return (method?: string) => (method === 'eth_sendRawTransaction' && ++sent > count ? fault : undefined)
  }

  // `killedDeployment.full.test.ts` kills a deployment at each line of its journal.
  test.runIf(IS_FULL)('a transaction did not reach the node', async () => {
    expect(await deployTwice(after(9, 'drop'))).toEqual({ first: 9, total: TRANSACTIONS })
  })

  test('a transaction reached the node and its answer did not come back', async () => {
    expect(await deployTwice(after(8, 'dropAnswer'))).toEqual({ first: 9, total: TRANSACTIONS })
  })

  test.runIf(IS_FULL)('a receipt could not be read', async () => {
    const { total } = await deployTwice((method) =>
      method === 'eth_getTransactionReceipt' ? 'drop' : undefined,
    )
    expect(total).toBe(TRANSACTIONS)
  })
})

test('a transaction that fails stops it with the reason and what to do', async () => {
  const [token] = config.tokens
  if (token === undefined) throw new Error('the configuration has no token')
  const broken = { ...config, tokens: [{ ...token, address: deployer.address }] }
  const deploying = deployPresale({ config: broken, client, deployer, journalDir: await newFolder() })
  await expect(deploying).rejects.toThrow(/The deployment stopped before its end\.\n.*register_USDT/)
})

describe('the file of addresses', () => {
  const deployment = {
    network: 'devnet',
    chainId: 56,
    startBlock: 1,
    contracts: {
      accessManager: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      referral: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
      rewardVault: '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9',
      genesisNft: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
      yesToken: '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9',
      presale: '0x8A791620dd6260079BF849Dc5567aDC3F2FdC318',
      presaleLens: '0x0B306BF915C4d645ff596e518fAf3F9669b97016',
    },
    tokens: [{ symbol: 'USDT', address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 }],
    rootCode: 'EQMR0927',
  } as const

  test('is read back as it was written', async () => {
    const path = join(await newFolder(), 'devnet.json')
    await writeDeployment(path, { ...deployment, tokens: [...deployment.tokens] })
    expect(await readDeployment(path, config)).toEqual(deployment)
  })

  test('is refused for another network, although the chain id is the same', async () => {
    const path = join(await newFolder(), 'devnet.json')
    await writeDeployment(path, { ...deployment, tokens: [...deployment.tokens] })
    const reading = readDeployment(path, { ...config, network: 'bsc' })
    await expect(reading).rejects.toThrow(
      /is of another network\.\n {2}expected bsc \(56\)\n {2}found devnet \(56\)/,
    )
  })

  test('is asked for when it is missing', async () => {
    await expect(readDeployment('/nowhere/bsc.json', config)).rejects.toThrow(
      /devnet seems not to be deployed\.\nTo do: run `presale deploy --network devnet`/,
    )
  })

  test('is refused with the field that is wrong', async () => {
    const path = join(await newFolder(), 'devnet.json')
    await writeDeployment(path, { ...deployment, rootCode: 'I' } as never)
    await expect(readDeployment(path, config)).rejects.toThrow(/is not a deployment file\.\n {2}rootCode: /)
  })
})
