import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { IS_FULL } from '@foyer/harness/full'
import { LIMITS } from '@foyer/harness/limits'
import { launchBrowser } from '@foyer/harness/playwright'
import { accessManagerAbi, deploymentSchema } from '@foyer/presale-contracts'
import { devnetClock } from '@foyer/presale-operator/deploy'
import { loadArtifact } from '@foyer/presale-operator/testing'
import type { Browser, Page } from 'playwright'
import { createPublicClient, createTestClient, type Hex, http } from 'viem'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { configSchema } from '../src/config/schema.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONFIG = fileURLToPath(
  new URL('../../../packages/presale-operator/config/devnet.yaml', import.meta.url),
)
const DEPLOYER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** As in config/devnet.yaml. */
const TOKENS = {
  USDT: '0x55d398326f99059fF775485246999027B3197955',
  USDC: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
} as const

let folder: string
let anvil: Anvil
let server: PreviewServer
let browser: Browser
/** One for all files. */
let page: Page
let text: string

beforeAll(async () => {
  text = await readFile(CONFIG, 'utf8')
  folder = await mkdtemp(join(tmpdir(), 'foyer-new-sale-'))
  anvil = await startAnvil({ timestamp: devnetClock('whitelist') - 30 * 86_400 })
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) })
  for (const [symbol, address] of Object.entries(TOKENS)) {
    const { deployedBytecode } = await loadArtifact(`Mock${symbol}`)
    await client.setCode({ address, bytecode: deployedBytecode as Hex })
  }
  const config = join(folder, 'config.json')
  await writeFile(config, JSON.stringify({ chain: { name: 'Test', rpcUrls: [anvil.rpcUrl] } }))
  vi.stubEnv('OPERATOR_CONFIG', config)
  // A build for development has the development wallets.
  vi.stubEnv('NODE_ENV', 'development')
  const site = {
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), minify: false, reportCompressedSize: false },
    preview: { host: '127.0.0.1', port: 0 },
  } as const
  await build(site)
  server = await preview(site)
  vi.unstubAllEnvs()
  browser = await launchBrowser()
})

beforeAll(async () => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${server.resolvedUrls?.local[0]}?new#/new`)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Dev Deployer' }).click()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await anvil?.stop()
  await rm(folder, { recursive: true, force: true })
})

const choose = (config: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'devnet.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(config),
  })

const sign = () => page.getByRole('button', { name: 'Sign with the connected wallet' })

// `checkFile.test.ts` has the other files.
test('says what is wrong with a file that names a token that is none, and offers no step', async () => {
  await choose(text.replace(TOKENS.USDC, '0x2279B7A0a67DB372996a5FaB50D91eAA73d2eBe6'))
  await page
    .getByText(/has no code: it is not a token of this chain/)
    .first()
    .waitFor()
  expect(await sign().count()).toBe(0)
})

const readClient = () => createPublicClient({ transport: http(anvil.rpcUrl) })

test('rehearses a deployment, sends its first step, and goes on after a reload', async () => {
  await choose(text)
  await page.getByText(/All 34 steps succeed in a simulation\. Nothing was sent\./).waitFor()
  expect(await readClient().getTransactionCount({ address: DEPLOYER })).toBe(0)
  await page.getByRole('heading', { name: 'Step 1 of 34: Create AccessManager' }).waitFor()
  await sign().click()
  await page.getByRole('heading', { name: 'Step 2 of 34: Create Referral' }).waitFor()
  await page.reload()
  await page.getByText(/Goes on with the deployment of devnet\.yaml by/).waitFor()
  await page.getByRole('heading', { name: 'Step 2 of 34: Create Referral' }).waitFor()
  expect(await readClient().getTransactionCount({ address: DEPLOYER })).toBe(1)
})

// `planDeployment.test.ts` sends all steps without a page.
test.runIf(IS_FULL)(
  'sends the other steps one after the other, and hands out the files of the sale',
  async () => {
    await page.getByRole('checkbox', { name: /ask the wallet for the next one/ }).check()
    await page.getByRole('heading', { name: 'The sale is deployed' }).waitFor({ timeout: LIMITS.test })
    expect(await readClient().getTransactionCount({ address: DEPLOYER })).toBe(34)

    const save = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      return JSON.parse(await readFile(await (await download).path(), 'utf8'))
    }
    const { contracts, network } = deploymentSchema.parse(await save('Download the deployment'))
    expect(network).toBe('devnet')
    expect(
      configSchema.parse({
        ...(await save('Download the console’s configuration')),
        whitelist: { baseUrl: 'https://presale.example/whitelist' },
      }).deployment.contracts,
    ).toEqual(contracts)
    const [isAdmin] = await readClient().readContract({
      address: contracts.accessManager,
      abi: accessManagerAbi,
      functionName: 'hasRole',
      args: [0n, DEPLOYER],
    })
    expect(isAdmin).toBe(false)
  },
  2 * LIMITS.test,
)
