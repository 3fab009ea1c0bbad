import type { Command } from 'commander'
import type { Address } from 'viem'
import { createCall } from '../../chain/call.ts'
import { presaleAbi } from '../../generated/abis.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'

export function addTreasuryCommands(program: Command, { action }: CommandKit) {
  const treasury = program.command('treasury').summary('where the proceeds go')

  const set = addProposeOptions(treasury.command('set'))
    .argument('<address>', 'account that receives the proceeds of later purchases', parseAddress)
    .description('Redirects the proceeds of later purchases (admin, after its delay).')
  action<ProposeOptions, [Address]>(set, async (session, options, address) => {
    const { presale } = (await session.deployment()).contracts
    const call = createCall(presale, presaleAbi, 'setTreasury', [address])
    return propose(session, { title: `Set the treasury to ${address}`, role: 'adminSafe', call }, options)
  })
}
