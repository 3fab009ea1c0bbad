import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Address, encodeFunctionData, type Hex, parseAbi, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChainClient, openChain } from '../chain/openChain.ts'
import { ensureArtifacts, loadArtifact } from '../deploy/artifacts.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { checkOnChain } from './checkOnChain.ts'
import { loadConfig } from './loadConfig.ts'
import type { NetworkConfig } from './schema.ts'

const TOKEN: Address = '0x00000000000000000000000000000000000070c1'

let anvil: Anvil
let client: ChainClient
let devnet: NetworkConfig

beforeAll(async () => {
  await ensureArtifacts(() => {})
  anvil = await startAnvil()
  client = await openChain({ rpcUrl: anvil.rpcUrl, chainId: 56 })
  devnet = await loadConfig({ network: 'devnet' })
})
afterAll(() => anvil.stop())

const rpc = (method: string, ...params: unknown[]) => client.request({ method, params } as never)

async function putToken(contract: string) {
  const { deployedBytecode } = await loadArtifact(contract)
  await rpc('anvil_setCode', TOKEN, deployedBytecode)
}

const withToken = (symbol: string, decimals: number): NetworkConfig => ({
  ...devnet,
  tokens: [{ symbol, address: TOKEN, decimals }],
})

test('refuses a token that the sale does not list as an account', async () => {
  const { treasury } = devnet.roles
  const { deployedBytecode } = await loadArtifact('MockUSDC')
  await rpc('anvil_setCode', treasury, deployedBytecode)
  await putToken('MockUSD6')
  expect(await checkOnChain(client, withToken('USD6', 6))).toEqual([
    `roles.treasury ${treasury} is a token: what is sent there is lost, use an account`,
  ])
  await rpc('anvil_setCode', treasury, '0x')
})

describe('tokens', () => {
  test('accepts a plain token, also with 6 decimals', async () => {
    await putToken('MockUSD6')
    expect(await checkOnChain(client, withToken('USD6', 6))).toEqual([])
  })

  test('refuses an address without code', async () => {
    await rpc('anvil_setCode', TOKEN, '0x')
    expect(await checkOnChain(client, withToken('USDT', 18))).toEqual([
      `tokens.0.address ${TOKEN} has no code: it is not a token of this chain`,
    ])
  })

  test('refuses a contract that is no token', async () => {
    await rpc('anvil_setCode', TOKEN, '0x00')
    expect(await checkOnChain(client, withToken('USDT', 18))).toEqual([
      `tokens.0.address ${TOKEN} is no token: it does not tell its decimals and symbol`,
    ])
  })

  test('reads the symbol of an old token, which is no string', async () => {
    // It answers `symbol()` with bytes32, and all else with 18.
    const mkr = stringToHex('MKR', { size: 32 }).slice(2)
    await rpc('anvil_setCode', TOKEN, `0x5f3560e01c6395d89b411460165760125f5260205ff35b7f${mkr}5f5260205ff3`)
    const problems = await checkOnChain(client, withToken('MKR', 18))
    expect(problems.filter((problem) => /symbol/.test(problem))).toEqual([])
  })

  test('refuses decimals and a symbol that differ from the chain', async () => {
    await putToken('MockUSD6')
    expect(await checkOnChain(client, withToken('USDT', 18))).toEqual([
      'tokens.0.decimals is 18 but the token says 6: correct the file',
      'tokens.0.symbol is USDT but the token says USD6: check the address',
    ])
  })

  test('refuses a token that keeps a fee on transfers', async () => {
    await putToken('FeeToken')
    const tax = encodeFunctionData({
      abi: parseAbi(['function tax(address account)']),
      args: ['0x00000000000000000000000000000000c0ffee02'],
    })
    const hash = (await rpc('eth_sendTransaction', {
      from: devnetAccount(0).address,
      to: TOKEN,
      data: tax,
    })) as Hex
    await client.waitForTransactionReceipt({ hash })
    const problems = await checkOnChain(client, withToken('', 18))
    expect(problems).toEqual([
      'tokens.0  delivers 990000000000000000 of 1000000000000000000: tokens with a fee on transfers cannot be used',
    ])
  })

  test('accepts a token that changes an allowance only from zero, and refuses one that never does', async () => {
    await putToken('ZeroFirstToken')
    expect(await checkOnChain(client, withToken('ZERO', 18))).toEqual([])

    const data = encodeFunctionData({
      abi: parseAbi(['function setStuck(bool value)']),
      args: [true],
    })
    const from = devnetAccount(0).address
    const hash = (await rpc('eth_sendTransaction', { from, to: TOKEN, data })) as Hex
    await client.waitForTransactionReceipt({ hash })
    expect(await checkOnChain(client, withToken('ZERO', 18))).toEqual([
      'tokens.0 ZERO refuses to change an allowance, also by way of zero: leave it out',
    ])
  })

  test('leaves nothing behind, for the simulation is a call', async () => {
    await putToken('MockUSD6')
    const block = await client.getBlockNumber()
    await checkOnChain(client, withToken('USD6', 6))
    expect(await client.getBlockNumber()).toBe(block)
  })

  test('refuses a token whose balances cannot be overridden, since nothing is known about its transfers', async () => {
    // Answers every call with the text "USD6", whose first word reads as the number 32.
    await rpc('anvil_setCode', TOKEN, '0x60206000526004602052635553443660e01b60405260606000f3')
    expect(await checkOnChain(client, withToken('USD6', 6))).toEqual([
      'tokens.0.decimals is 6 but the token says 32: correct the file',
      'tokens.0 USD6 keeps its balances in an unusual way: its transfers cannot be simulated, leave it out',
    ])
  })
})

describe('roles on BNB smart chain', () => {
  test('are refused while they have no code', async () => {
    await putToken('MockUSD6')
    const live = { ...withToken('USD6', 6), development: false }
    expect(await checkOnChain(client, live)).toEqual(
      (['adminSafe', 'operator', 'treasury'] as const).map(
        (role) =>
          `roles.${role} ${devnet.roles[role]} has no code: use a Safe that is deployed on this chain`,
      ),
    )
  })

  test('are refused while they are keys that delegate to a contract (EIP-7702)', async () => {
    await putToken('MockUSD6')
    for (const role of ['adminSafe', 'operator', 'treasury'] as const)
      await rpc('anvil_setCode', devnet.roles[role], `0xef0100${TOKEN.slice(2)}`)
    const problems = await checkOnChain(client, { ...withToken('USD6', 6), development: false })
    expect(problems).toHaveLength(3)
    expect(problems[0]).toContain('is the account of one key that delegates to a contract: use a Safe')
  })

  test('are accepted once they are contracts', async () => {
    await putToken('MockUSD6')
    for (const role of ['adminSafe', 'operator', 'treasury'] as const)
      await rpc('anvil_setCode', devnet.roles[role], '0x00')
    expect(await checkOnChain(client, { ...withToken('USD6', 6), development: false })).toEqual([])
  })

  test('may be plain accounts on the testnet', async () => {
    await putToken('MockUSD6')
    const testnet = { ...withToken('USD6', 6), development: false, chainId: 97 as const }
    expect(await checkOnChain(client, testnet)).toEqual([])
  })
})
