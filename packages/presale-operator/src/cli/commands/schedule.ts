import { type Command, InvalidArgumentError } from 'commander'
import { formatUnits } from 'viem'
import { planCall } from '../../access/planCall.ts'
import { units, utcTime } from '../../config/schema.ts'
import { changeSteps } from '../../proposals/saleProposals.ts'
import { formatStep, formatTime, isSameSteps, planSteps, type Step } from '../../schedule/planSteps.ts'
import { readSteps } from '../../schedule/readSteps.ts'
import type { CommandKit } from '../commandKit.ts'
import { addProposeOptions } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import { openSale } from '../session.ts'

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
    .option('--allow-jump', 'accept a price of more than twice the one before')
    .description(
      'Replaces the steps that lie far enough ahead (manager, after its delay). A step that starts within an hour of the change stays: buyers were promised its price. Prices can only rise.',
    )
  action<ProposeOptions & { allowJump?: boolean }, [Step[]]>(set, async (session, options, future) => {
    const sale = await openSale(session)
    const { client, deployment, config } = sale
    const { steps: current, now, notice } = await readSteps(sale)
    const { call } = changeSteps(deployment.contracts, future)
    const caller = options.send ? (await session.signer('adminSafe')).address : config.roles.adminSafe
    const planned = await planCall({ client, deployment, caller, call })
    const changeAt = 'readyAt' in planned ? planned.readyAt : now
    const { allowJump } = options
    const plan = planSteps({ current, future, changeAt, notice, allowJump })
    if (planned.status === 'schedule' && isSameSteps([...plan.kept, ...plan.added], current))
      return { lines: ['The price steps are like this already.'], json: { status: 'unchanged' } }
    return propose(session, changeSteps(deployment.contracts, future, plan), options)
  })
}

function parseStep(text: string, previous: Step[] = []): Step[] {
  const [time = '', price = '', ...rest] = text.split('=')
  const [startsAt, usdPerYes] = [utcTime.safeParse(time), units.safeParse(price)]
  if (startsAt.success && usdPerYes.success && rest.length === 0)
    return [...previous, { startsAt: startsAt.data, price: usdPerYes.data }]
  throw new InvalidArgumentError('A step is <UTC time>=<USD per YES>, as in 2025-10-08T00:00:00Z=0.075.')
}
