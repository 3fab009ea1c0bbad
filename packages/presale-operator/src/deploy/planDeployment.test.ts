import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { createWalletClient, getContractAddress, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChainClient, openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { createDevnetClient } from '../devnet/createDevnetClient.ts'
import { devnetClock } from '../devnet/scenarios.ts'
import { verifyDeployment } from '../verify/verifyDeployment.ts'
import { ensureArtifacts, loadArtifact } from './artifacts.ts'
import { assembleDeployment } from './assembleDeployment.ts'
import { planDeployment } from './planDeployment.ts'
import { presaleModule } from './presaleModule.ts'
import { RehearsalError, rehearseDeployment } from './rehearseDeployment.ts'

let anvil: Anvil
let client: ChainClient
let config: NetworkConfig
const deployer = devnetAccount(0)

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

const nonce = () => client.getTransactionCount({ address: deployer.address })

test('has the steps of the command line, each once', () => {
  const steps = planDeployment({ config, deployer: deployer.address, nonce: 0 })
  expect(steps).toHaveLength(presaleModule(config, deployer.address).futures.size)
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  expect(steps.at(-1)?.title).toBe('AccessManager: renounceRole')
})

test('names the step that would fail, and sends nothing', async () => {
  // Later steps first.
  const wrong = { ...config, schedule: config.schedule.toReversed() }
  const before = await nonce()
  const steps = planDeployment({ config: wrong, deployer: deployer.address, nonce: before })
  const rehearsal = rehearseDeployment(client, deployer.address, steps)
  await expect(rehearsal).rejects.toThrow(RehearsalError)
  await expect(rehearsal).rejects.toThrow(/step 6 of 34, Create Presale: \w+\(/)
  expect(await nonce()).toBe(before)
})

test('deploys, by one transaction after the other, what the command line deploys, also with others between them', async () => {
  const wallet = createWalletClient({ account: deployer, chain: client.chain, transport: http(anvil.rpcUrl) })
  const send = async (to: Hex | null, data: Hex) => {
    const hash = await wallet.sendTransaction({ to, data })
    return client.waitForTransactionReceipt({ hash })
  }
  const rehearsed = planDeployment({ config, deployer: deployer.address, nonce: await nonce() })
  const gas = await rehearseDeployment(client, deployer.address, rehearsed)
  expect(gas).toHaveLength(rehearsed.length)

  const created: Record<string, Hex> = {}
  const startBlock = Number(await client.getBlockNumber()) + 1
  for (let index = 0; index < rehearsed.length; index++) {
    // The deployer pays for something else meanwhile: contracts that are not there yet go elsewhere.
    if (index === 2) await send(devnetAccount(1).address, '0x')
    const plan = planDeployment({ config, deployer: deployer.address, nonce: await nonce(), created })
    const step = plan[index]
    if (step === undefined) expect.fail('a step is missing')
    const receipt = await send(step.to ?? null, step.data)
    expect([step.id, receipt.status]).toEqual([step.id, 'success'])
    if (step.creates && receipt.contractAddress) created[step.id] = receipt.contractAddress
  }

  const deployment = await assembleDeployment({
    client,
    config,
    addressOf: (contract) => created[`create_${contract}`] ?? '0x',
    startBlock,
  })
  const checks = await verifyDeployment({ client, config, deployment })
  expect(checks.filter(({ status }) => status === 'wrong')).toEqual([])
  expect(deployment.contracts.referral).not.toBe(
    getContractAddress({ from: deployer.address, nonce: BigInt(rehearsed.length) }),
  )
})
