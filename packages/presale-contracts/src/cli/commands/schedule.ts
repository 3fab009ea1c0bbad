import { type Command, InvalidArgumentError } from 'commander'
import { formatUnits } from 'viem'
import { planCall } from '../../access/planCall.ts'
import { createCall } from '../../chain/call.ts'
import { units, utcTime } from '../../config/schema.ts'
import { presaleAbi } from '../../generated/abis.ts'
import { formatStep, formatTime, planSteps, type Step } from '../../schedule/planSteps.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import { openSale, type Sale } from '../session.ts'

export function addScheduleCommands(program: Command, { action }: CommandKit) {
  const schedule = program.command('schedule').summary('price steps: show, set')

  const show = schedule
    .command('show')
    .description('Shows every price step and the one in force, by the clock of the chain.')
  action(show, async (session) => {
    const { steps, now } = await readSteps(await openSale(session))
    const inForce = steps.findLast(({ startsAt }) => startsAt <= now)
    return {
      lines: [
        `Chain time ${formatTime(now)}`,
        ...steps.map((step) => `${step === inForce ? '→' : ' '} ${formatStep(step)}`),
      ],
      json: {
        now,
        steps: steps.map((step) => ({
          at: formatTime(step.startsAt),
          usdPerYes: formatUnits(step.price, 18),
          inForce: step === inForce,
        })),
      },
    }
  })

  const set = addProposeOptions(schedule.command('set'))
    .argument('<steps...>', 'steps as <UTC time>=<USD per YES>, as in 2025-10-08T00:00:00Z=0.075', parseStep)
    .description(
      'Replaces the steps that lie far enough ahead (admin, after its delay). A step that starts within an hour of the change stays: buyers were promised its price. Prices can only rise.',
    )
  action<ProposeOptions, [Step[]]>(set, async (session, options, future) => {
    const sale = await openSale(session)
    const { client, deployment, config } = sale
    const { steps: current, now, notice } = await readSteps(sale)
    const call = createCall(deployment.contracts.presale, presaleAbi, 'setFutureSteps', [future])
    const caller = options.send ? (await session.signer('adminSafe')).address : config.roles.adminSafe
    const planned = await planCall({ client, deployment, caller, call })
    const changeAt = 'readyAt' in planned ? planned.readyAt : now
    const { kept, removed, added } = planSteps({ current, future, changeAt, notice })
    if (planned.status === 'schedule' && isSame([...kept, ...added], current))
      return { lines: ['The price steps are like this already.'], json: { status: 'unchanged' } }
    const lines = [
      ...kept.map((step) => `  ${formatStep(step)}`),
      ...removed.map((step) => `- ${formatStep(step)}`),
      ...added.map((step) => `+ ${formatStep(step)}`),
    ]
    return propose(session, { title: 'Change the price steps', role: 'adminSafe', call, lines }, options)
  })
}

function isSame(a: readonly Step[], b: readonly Step[]) {
  return a.map(formatStep).join() === b.map(formatStep).join()
}

async function readSteps({ client, deployment }: Sale) {
  const presale = { address: deployment.contracts.presale, abi: presaleAbi } as const
  const [steps, notice, { timestamp }] = await Promise.all([
    client.readContract({ ...presale, functionName: 'steps' }),
    client.readContract({ ...presale, functionName: 'NOTICE' }),
    client.getBlock(),
  ])
  return { steps, notice: Number(notice), now: Number(timestamp) }
}

function parseStep(text: string, previous: Step[] = []): Step[] {
  const [time = '', price = '', ...rest] = text.split('=')
  const [startsAt, usdPerYes] = [utcTime.safeParse(time), units.safeParse(price)]
  if (startsAt.success && usdPerYes.success && rest.length === 0)
    return [...previous, { startsAt: startsAt.data, price: usdPerYes.data }]
  throw new InvalidArgumentError('A step is <UTC time>=<USD per YES>, as in 2025-10-08T00:00:00Z=0.075.')
}
