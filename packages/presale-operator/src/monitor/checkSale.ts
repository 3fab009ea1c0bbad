import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, erc20Abi, formatUnits } from 'viem'
import { readOperations } from '../access/readOperations.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { formatTime } from '../schedule/planSteps.ts'
import type { VaultReader } from '../vault/createVaultReader.ts'
import { expectedLiability } from '../vault/vaultLedger.ts'

/** A withdrawal that waits longer than this, in seconds, has been left by the keeper and by everybody else. */
const PENDING_LIMIT = 15 * 60

/** One look at one rule. `alarm` asks for a person. */
export type Finding = {
  /** Name of the rule, as in CONTRACTS.md: I1, I2, I6; or `pending`, `operations`. */
  rule: string
  status: 'ok' | 'alarm'
  message: string
}

export type CheckSaleParameters = {
  client: ChainClient
  deployment: Deployment
  reader: VaultReader
  /** Ids of scheduled operations that are expected and raise no alarm. */
  expectedOperations: readonly string[]
}

/** Checks the live chain once. All values are of one block. */
export async function checkSale(parameters: CheckSaleParameters) {
  const { client, deployment, reader, expectedOperations } = parameters
  const { rewardVault, presale } = deployment.contracts
  const { ledger, block } = await reader.read()
  const blockNumber = block.number
  const now = Number(block.timestamp)

  async function checkToken({ symbol, address, decimals }: Deployment['tokens'][number]): Promise<Finding[]> {
    const balanceOf = (holder: Address) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [holder], blockNumber })
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
  }

  const tokens = await Promise.all(deployment.tokens.map(checkToken))
  const late = ledger.open.filter(({ requestedAt }) => requestedAt + PENDING_LIMIT < now)
  const operations = await readOperations({ client, deployment, block })
  const findings: Finding[] = [
    ...tokens.flat(),
    finding(
      'pending',
      late.length === 0,
      `${late.length} of ${ledger.open.length} open withdrawals wait longer than 15 minutes` +
        (late.length === 0 ? '' : `: ${late.slice(0, 20).map(({ id }) => id)}`),
    ),
    ...operations.map(({ id, description, readyAt, caller }) =>
      finding(
        'operations',
        expectedOperations.includes(id),
        `${description} by ${caller}, executable from ${formatTime(readyAt)}, operation ${id}`,
      ),
    ),
  ]
  if (operations.length === 0)
    findings.push(finding('operations', true, 'no administrative call is scheduled'))
  return { block: blockNumber, time: now, findings }
}

function finding(rule: string, holds: boolean, message: string): Finding {
  return { rule, status: holds ? 'ok' : 'alarm', message }
}
