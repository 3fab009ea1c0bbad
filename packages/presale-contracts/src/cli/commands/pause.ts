import type { Command } from 'commander'
import { createCall } from '../../chain/call.ts'
import { presaleAbi } from '../../generated/abis.ts'
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
    const { presale } = (await session.deployment()).contracts
    return propose(
      session,
      { title: 'Pause the sale', role: 'guardian', call: createCall(presale, presaleAbi, 'pause', []) },
      options,
    )
  })

  const unpause = addProposeOptions(program.command('unpause'))
    .summary('let purchases go on')
    .description('Lets purchases go on at once (operator).')
  action<ProposeOptions, []>(unpause, async (session, options) => {
    const { presale } = (await session.deployment()).contracts
    return propose(
      session,
      { title: 'Resume the sale', role: 'operator', call: createCall(presale, presaleAbi, 'unpause', []) },
      options,
    )
  })
}
