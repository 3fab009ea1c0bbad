import type { Deployment } from '@foyer/presale-contracts'
import type { Command } from 'commander'
import type { Address } from 'viem'
import type { Proposal } from '../../proposals/proposal.ts'
import { disableToken, enableToken, registerToken } from '../../proposals/saleProposals.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'

type TokenCommand = {
  name: string
  description: string
  proposal: (contracts: Deployment['contracts'], token: Address) => Proposal
}

const COMMANDS: readonly TokenCommand[] = [
  {
    name: 'register',
    description:
      'Lets the vault keep rewards in a token (manager, after its delay). Comes before `token enable`. Check the token first: add it to the configuration and run `presale config check`.',
    proposal: registerToken,
  },
  {
    name: 'enable',
    description: 'Lets buyers pay with a registered token (manager, after its delay).',
    proposal: enableToken,
  },
  {
    name: 'disable',
    description:
      'Stops purchases with a token at once (guardian), for example when it loses its peg. Rewards in it stay and can be withdrawn.',
    proposal: disableToken,
  },
]

export function addTokenCommands(program: Command, { action }: CommandKit) {
  const token = program.command('token').summary('payment tokens: register, enable, disable')
  for (const { name, description, proposal } of COMMANDS) {
    const command = addProposeOptions(token.command(name))
      .argument('<address>', 'address of the token', parseAddress)
      .description(description)
    action<ProposeOptions, [Address]>(command, async (session, options, address) => {
      const { contracts } = await session.deployment()
      return propose(session, proposal(contracts, address), options)
    })
  }
}
