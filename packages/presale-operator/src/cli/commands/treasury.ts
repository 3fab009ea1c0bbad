import type { Command } from 'commander'
import type { Address } from 'viem'
import { refuseSaleAddress } from '../../access/refuseSaleAddress.ts'
import { setTreasury } from '../../proposals/saleProposals.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'

export function addTreasuryCommands(program: Command, { action }: CommandKit) {
  const treasury = program.command('treasury').summary('where the proceeds go')

  const set = addProposeOptions(treasury.command('set'))
    .argument('<address>', 'account that receives the proceeds of later purchases', parseAddress)
    .description('Redirects the proceeds of later purchases (manager, after its delay).')
  action<ProposeOptions, [Address]>(set, async (session, options, address) => {
    const deployment = await session.deployment()
    refuseSaleAddress(deployment, address)
    return propose(session, setTreasury(deployment.contracts, address), options)
  })
}
