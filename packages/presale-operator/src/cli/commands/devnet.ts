import { type Command, InvalidArgumentError } from 'commander'
import { utcTime } from '../../config/schema.ts'
import { createDevnetClient } from '../../devnet/createDevnetClient.ts'
import { SaleError } from '../../errors.ts'
import { formatTime } from '../../schedule/planSteps.ts'
import type { CommandKit } from '../commandKit.ts'

export function addDevnetCommands(program: Command, { action }: CommandKit) {
  const devnet = program.command('devnet').summary('the clock of a development chain')

  const advance = devnet
    .command('advance')
    .argument('<time>', 'UTC time, as in 2025-10-07T13:00:00Z', parseTime)
    .description('Moves the clock of a development chain on to a time. It cannot go back.')
  action<object, [number]>(advance, async (session, _options, time) => {
    const { development, network } = await session.config()
    if (!development)
      throw new SaleError(`${network} is not a development network.`, {
        remedy: 'pass --network devnet',
        docs: 'the-development-chain',
      })
    const client = await session.client()
    await createDevnetClient(client).advanceTo(time)
    const now = Number((await client.getBlock()).timestamp)
    return { lines: [`Chain time ${formatTime(now)}`], json: { now } }
  })
}

function parseTime(text: string): number {
  const time = utcTime.safeParse(text)
  if (time.success) return time.data
  throw new InvalidArgumentError('It must be a UTC time such as 2025-10-07T13:00:00Z.')
}
