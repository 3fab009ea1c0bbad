import { readFile as readText } from 'node:fs/promises'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { devnetClock } from '@foyer/presale-operator/deploy'
import { loadArtifact } from '@foyer/presale-operator/testing'
import { createPublicClient, createTestClient, type Hex, http } from 'viem'
import { bsc } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../../app/boot.ts'
import { describeError } from '../../app/describeError.ts'
import { checkFile, readFile } from './checkFile.ts'

const DEPLOYER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** As in config/devnet.yaml. */
const KEEPER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const TOKENS = {
  USDT: '0x55d398326f99059fF775485246999027B3197955',
  USDC: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
} as const

let anvil: Anvil
let text: string
beforeAll(async () => {
  anvil = await startAnvil({ timestamp: devnetClock('whitelist') - 30 * 86_400 })
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) })
  for (const [symbol, address] of Object.entries(TOKENS)) {
    const { deployedBytecode } = await loadArtifact(`Mock${symbol}`)
    await client.setCode({ address, bytecode: deployedBytecode as Hex })
  }
  const path = '../../../../../packages/presale-operator/config/devnet.yaml'
  text = await readText(new URL(path, import.meta.url), 'utf8')
})
afterAll(() => anvil?.stop())

async function check(content: string) {
  const file = await readFile(new File([content], 'devnet.yaml'))
  const client = createPublicClient({ chain: bsc, transport: http(anvil.rpcUrl) })
  return checkFile({ client } as unknown as Stack, { file, deployer: DEPLOYER, isBegun: false })
}

test('accepts the file of this chain', async () => {
  expect(await check(text)).toMatchObject({ network: 'devnet', chainId: 56 })
})

test.each([
  ['is not YAML', (file: string) => `${file}\n  ]`, 'devnet.yaml is not valid YAML.'],
  [
    'breaks a rule',
    (file: string) => file.replace('adminDelay: 10s', 'adminDelay: soon'),
    'adminDelay must be a duration',
  ],
  [
    'is for another chain',
    (file: string) => file.replace('chainId: 56', 'chainId: 97'),
    'devnet.yaml is for another chain.',
  ],
  [
    'names an account twice',
    (file: string) => file.replace(KEEPER, DEPLOYER),
    /roles.keeper .* is the deployer already/,
  ],
  [
    'names a token that is none',
    (file: string) => file.replace(TOKENS.USDC, '0x2279B7A0a67DB372996a5FaB50D91eAA73d2eBe6'),
    'has no code: it is not a token of this chain',
  ],
  ['is far too large', (file: string) => file + '#'.repeat(300_000), 'devnet.yaml is larger than 256 KiB.'],
])('refuses a file that %s', async (_, change, message) => {
  const error = await check(change(text)).catch((cause: unknown) => cause)
  const { message: said, details } = describeError(error)
  expect([said, ...details].join('\n')).toMatch(message)
})
