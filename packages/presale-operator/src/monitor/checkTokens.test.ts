import { type Deployment, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import {
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  stringToHex,
} from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import type { ChainClient } from '../chain/openChain.ts'
import { checkTokens } from './checkTokens.ts'

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`
const [PRESALE, VAULT, TOKEN] = [address('1'), address('2'), address('3')]
const abi = [...presaleAbi, ...rewardVaultAbi, ...erc20Abi]

/** The report about a token that no file names, whose `symbol()` returns this. */
async function linesOf(symbol: Hex) {
  const numbers: Record<string, number> = { liability: 0, balanceOf: 25, decimals: 1 }
  const request = async ({ params: [call] }: { params: [{ data: Hex }] }) => {
    const { functionName } = decodeFunctionData({ abi, data: call.data })
    if (functionName === 'symbol') return symbol
    if (functionName === 'paymentTokens')
      return encodeFunctionResult({ abi: presaleAbi, functionName, result: [[TOKEN], []] } as never)
    return numberToHex(numbers[functionName] ?? 0, { size: 32 })
  }
  const client = createPublicClient({ chain: bsc, transport: custom({ request }, { retryCount: 0 }) })
  const deployment = { contracts: { presale: PRESALE, rewardVault: VAULT }, tokens: [] }
  const findings = await checkTokens({
    client: client as unknown as ChainClient,
    deployment: deployment as unknown as Deployment,
    ledger: { totals: {} } as never,
    blockNumber: 1n,
  })
  return JSON.stringify(findings)
}

test('names a token whose symbol is no string, as old tokens have it', async () => {
  expect(await linesOf(stringToHex('MKR', { size: 32 }))).toContain('the vault holds 2.5 MKR')
})

test('names a token without a symbol by its address', async () => {
  expect(await linesOf('0x')).toContain(`the vault holds 2.5 ${TOKEN}`)
})
