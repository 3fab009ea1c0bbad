import { readSymbol } from '@foyer/chain-kit'
import { type Deployment, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, erc20Abi, formatUnits } from 'viem'
import { printable } from '../access/printable.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { isOutage } from '../chain/toSaleError.ts'
import { expectedLiability, type VaultLedger } from '../vault/vaultLedger.ts'
import { type Finding, finding } from './finding.ts'

export type CheckTokensParameters = {
  client: ChainClient
  deployment: Deployment
  ledger: VaultLedger
  blockNumber: bigint
}

/** Checks the vault's debts and balances in every token that the chain knows, also in those that no file names. */
export async function checkTokens(parameters: CheckTokensParameters): Promise<Finding[]> {
  const { client, deployment, ledger, blockNumber } = parameters
  const { presale } = deployment.contracts
  const [accepted] = await client.readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'paymentTokens',
    blockNumber,
  })
  const known = deployment.tokens.map(({ address }) => address)
  const credited = Object.keys(ledger.totals) as Address[]
  const addresses = [...new Set([...known, ...accepted, ...credited])]
  const findings = await Promise.all(addresses.map((address) => checkToken(parameters, address)))
  return findings.flat()
}

async function checkToken(parameters: CheckTokensParameters, address: Address): Promise<Finding[]> {
  const { client, deployment, ledger, blockNumber } = parameters
  const { rewardVault, presale } = deployment.contracts
  const { symbol, decimals } = await describeToken(parameters, address)
  const balanceOf = (holder: Address) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [holder], blockNumber })
  try {
    const [liability, vaultBalance, presaleBalance] = await Promise.all([
      client.readContract({
        address: rewardVault,
        abi: rewardVaultAbi,
        functionName: 'liability',
        args: [address],
        blockNumber,
      }),
      balanceOf(rewardVault),
      balanceOf(presale),
    ])
    const totals = ledger.totals[address]
    const expected = totals === undefined ? 0n : expectedLiability(totals)
    const show = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
    return [
      finding(
        'I1',
        liability === expected,
        `the vault owes ${show(liability)}, its events add up to ${show(expected)}`,
      ),
      finding(
        'I2',
        vaultBalance >= liability,
        `the vault holds ${show(vaultBalance)} and owes ${show(liability)}`,
      ),
      finding('I6', presaleBalance === 0n, `the presale holds ${show(presaleBalance)} and should hold none`),
    ]
  } catch (error) {
    if (isOutage(error)) throw error
    return [
      finding('token', false, `the token ${symbol} does not answer; nothing is known of what is owed in it`),
    ]
  }
}

/** Symbol and decimals from the file, or from a token that it does not name. */
async function describeToken({ client, deployment, blockNumber }: CheckTokensParameters, address: Address) {
  const named = deployment.tokens.find((token) => token.address === address)
  if (named !== undefined) return named
  const orElse =
    <T>(fallback: T) =>
    (error: unknown): T => {
      if (isOutage(error)) throw error
      return fallback
    }
  // A token without a symbol still has its decimals.
  const [symbol, decimals] = await Promise.all([
    readSymbol(client, address).catch(orElse(undefined)),
    client.readContract({ address, abi: erc20Abi, functionName: 'decimals', blockNumber }).catch(orElse(0)),
  ])
  return { symbol: printable(symbol ?? address), decimals }
}
