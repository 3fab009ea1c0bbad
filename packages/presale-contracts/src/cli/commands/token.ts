import type { Command } from 'commander'
import type { Address } from 'viem'
import { type Call, createCall } from '../../chain/call.ts'
import type { RoleKey } from '../../config/schema.ts'
import type { Deployment } from '../../deployment.ts'
import { presaleAbi, rewardVaultAbi } from '../../generated/abis.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions, parseAddress } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'

type TokenCommand = {
  name: string
  title: string
  role: RoleKey
  description: string
  call: (contracts: Deployment['contracts'], token: Address) => Call
}

const COMMANDS: readonly TokenCommand[] = [
  {
    name: 'register',
    title: 'Register a token with the vault',
    role: 'adminSafe',
    description:
      'Lets the vault keep rewards in a token (admin, after its delay). Comes before `token enable`. Check the token first: add it to the configuration and run `presale config check`.',
    call: ({ rewardVault }, token) => createCall(rewardVault, rewardVaultAbi, 'registerToken', [token]),
  },
  {
    name: 'enable',
    title: 'Accept a token for purchases',
    role: 'adminSafe',
    description: 'Lets buyers pay with a registered token (admin, after its delay).',
    call: ({ presale }, token) => createCall(presale, presaleAbi, 'enablePaymentToken', [token]),
  },
  {
    name: 'disable',
    title: 'Stop accepting a token',
    role: 'guardian',
    description:
      'Stops purchases with a token at once (guardian), for example when it loses its peg. Rewards in it stay and can be withdrawn.',
    call: ({ presale }, token) => createCall(presale, presaleAbi, 'disablePaymentToken', [token]),
  },
]

export function addTokenCommands(program: Command, { action }: CommandKit) {
  const token = program.command('token').summary('payment tokens: register, enable, disable')
  for (const { name, title, role, description, call } of COMMANDS) {
    const command = addProposeOptions(token.command(name))
      .argument('<address>', 'address of the token', parseAddress)
      .description(description)
    action<ProposeOptions, [Address]>(command, async (session, options, address) => {
      const { contracts } = await session.deployment()
      return propose(
        session,
        { title: `${title}: ${address}`, role, call: call(contracts, address) },
        options,
      )
    })
  }
}
