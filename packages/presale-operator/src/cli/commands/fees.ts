import { rewardVaultAbi } from '@foyer/presale-contracts'
import type { Command } from 'commander'
import { SaleError } from '../../errors.ts'
import { collectFees } from '../../proposals/saleProposals.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import { openSale } from '../session.ts'

export function addFeesCommands(program: Command, { action }: CommandKit) {
  const fees = program.command('fees').summary('fees of withdrawals')

  const collect = addProposeOptions(fees.command('collect'))
    .argument('<symbol>', 'symbol of the token, as in the configuration')
    .description('Pays the collected withdrawal fees of one token to the fee recipient. Anybody may do it.')
  action<ProposeOptions, [string]>(collect, async (session, options, symbol) => {
    const { client, deployment } = await openSale(session)
    const { rewardVault } = deployment.contracts
    const token = deployment.tokens.find((candidate) => candidate.symbol === symbol)
    if (token === undefined)
      throw new SaleError(`The sale has no token ${symbol}.`, {
        remedy: `use one of ${deployment.tokens.map((candidate) => candidate.symbol).join(', ')}`,
        docs: 'fees',
      })
    const vault = { address: rewardVault, abi: rewardVaultAbi } as const
    const [fees, recipient] = await Promise.all([
      client.readContract({ ...vault, functionName: 'fees', args: [token.address] }),
      client.readContract({ ...vault, functionName: 'feeRecipient' }),
    ])
    if (fees === 0n)
      return { lines: [`No fees of ${symbol} wait. Nothing to do.`], json: { status: 'unchanged' } }
    return propose(session, collectFees(deployment.contracts, { token, fees, recipient }), options)
  })
}
