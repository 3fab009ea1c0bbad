import { readSymbol } from '@foyer/chain-kit'
import { type Address, erc20Abi } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { isOutage } from '../chain/toSaleError.ts'
import { probeApproval } from './probeApproval.ts'
import { probeTransfer } from './probeTransfer.ts'
import type { NetworkConfig } from './schema.ts'

/** The start of an account's code when its one key has delegated it (EIP-7702). */
const DELEGATION = '0xef0100'

/** Roles that hold money or powers worth more than one key. */
const SAFE_ROLES = ['adminSafe', 'operator', 'treasury'] as const

/**
 * Compares a configuration with the chain it is for: tokens are what the file says and charge no fee on transfers, no
 * account is a token, and on BNB smart chain the important roles are contracts. Needs compiled contracts.
 *
 * @returns problems, one sentence each, that begin with the path of the value in the file and say what to do; none when the configuration may be deployed
 */
export async function checkOnChain(client: ChainClient, config: NetworkConfig): Promise<string[]> {
  const { adminDelay: _, ...accounts } = config.roles
  const problems = await Promise.all([
    ...Object.entries(accounts).map(async ([role, address]) =>
      (await isToken(client, address))
        ? [`roles.${role} ${address} is a token: what is sent there is lost, use an account`]
        : [],
    ),
    ...config.tokens.map((token, index) => checkToken(client, token, `tokens.${index}`)),
    ...(config.chainId === 56 && !config.development ? SAFE_ROLES : []).map(async (role) => {
      const address = config.roles[role]
      const code = await client.getCode({ address })
      if (code === undefined)
        return [`roles.${role} ${address} has no code: use a Safe that is deployed on this chain`]
      return code.startsWith(DELEGATION)
        ? [`roles.${role} ${address} is the account of one key that delegates to a contract: use a Safe`]
        : []
    }),
  ])
  return problems.flat()
}

/** True if a contract tells a supply, as no Safe does. */
async function isToken(client: ChainClient, address: Address): Promise<boolean> {
  if ((await client.getCode({ address }))?.startsWith(DELEGATION) !== false) return false
  return client.readContract({ address, abi: erc20Abi, functionName: 'totalSupply' }).then(
    () => true,
    (error: unknown) => {
      if (isOutage(error)) throw error
      return false
    },
  )
}

type Token = NetworkConfig['tokens'][number]

async function checkToken(
  client: ChainClient,
  { symbol, address, decimals }: Token,
  path: string,
): Promise<string[]> {
  if ((await client.getCode({ address })) === undefined)
    return [`${path}.address ${address} has no code: it is not a token of this chain`]

  const token = { address, abi: erc20Abi } as const
  const found = await Promise.all([
    client.readContract({ ...token, functionName: 'decimals' }),
    readSymbol(client, address),
  ]).catch((error: unknown) => {
    if (isOutage(error)) throw error
  })
  if (found === undefined)
    return [`${path}.address ${address} is no token: it does not tell its decimals and symbol`]
  const [foundDecimals, foundSymbol = ''] = found
  const problems: string[] = []
  if (foundDecimals !== decimals)
    problems.push(`${path}.decimals is ${decimals} but the token says ${foundDecimals}: correct the file`)
  if (foundSymbol !== symbol)
    problems.push(`${path}.symbol is ${symbol} but the token says ${foundSymbol}: check the address`)

  const amount = 10n ** BigInt(foundDecimals)
  const received = await probeTransfer(client, address, amount)
  if (received === undefined)
    problems.push(
      `${path} ${symbol} keeps its balances in an unusual way: its transfers cannot be simulated, leave it out`,
    )
  else if (received !== amount)
    problems.push(
      `${path} ${symbol} delivers ${received} of ${amount}: tokens with a fee on transfers cannot be used`,
    )
  if ((await probeApproval(client, address)) === 'never')
    problems.push(`${path} ${symbol} refuses to change an allowance, also by way of zero: leave it out`)
  return problems
}
