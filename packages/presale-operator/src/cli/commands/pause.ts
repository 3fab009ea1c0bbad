import type { Command } from 'commander'
import { pauseSale, resumeSale } from '../../proposals/saleProposals.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'

export function addPauseCommands(program: Command, { action }: CommandKit) {
  const pause = addProposeOptions(program.command('pause'))
    .summary('stop purchases at once')
    .description(
      'Stops purchases at once (guardian). Rewards, withdrawals and invitations go on: nothing can stop them.',
    )
  action<ProposeOptions, []>(pause, async (session, options) => {
    return propose(session, pauseSale((await session.deployment()).contracts), options)
  })

  const unpause = addProposeOptions(program.command('unpause'))
    .summary('let purchases go on')
    .description('Lets purchases go on at once (operator).')
  action<ProposeOptions, []>(unpause, async (session, options) => {
    return propose(session, resumeSale((await session.deployment()).contracts), options)
  })
}
