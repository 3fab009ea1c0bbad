import { compareState } from './compareState.ts'
import { createModel, type Model } from './createModel.ts'
import { createRandom, type Random } from './createRandom.ts'
import { deploySale } from './deploySale.ts'
import { type Action, randomAction } from './randomAction.ts'
import { TERMS, USERS } from './terms.ts'

/** Actions between two comparisons of the whole state. */
const COMPARE_EVERY = 10

export type SequenceResult = { actions: number; refused: number }

/**
 * Runs random actions on the model and on the contracts. Each must end alike, and the state must be the same.
 *
 * @throws on the first difference, with the actions that led to it
 */
export async function runSequence({
  seed,
  length,
}: {
  seed: number
  length: number
}): Promise<SequenceResult> {
  const random = createRandom(seed)
  const sale = await deploySale()
  const model = createModel()
  const log: string[] = []
  let now = TERMS.saleAt - 60
  let refused = 0

  try {
    for (const user of USERS) {
      const amount = 20_000n * 10n ** 18n
      model.mint(user, 0, amount)
      const token = sale.tokens[0]
      if (token !== undefined) await sale.write(sale.admin, token, 'mint', [sale.addressOf(user), amount])
    }
    for (let count = 1; count <= length; count++) {
      const next = nextTime(random, now, model)
      now = next.time
      const { text, expected, run }: Action = randomAction({ model, sale, random, now }, next.windowOf)
      log.push(`${now} ${text}`)
      await sale.setTime(now)
      const error = await run()
      const isExpected = error === undefined ? expected.length === 0 : expected.includes(error)
      if (!isExpected)
        throw new Error(
          `The contracts answer ${error ?? 'with success'}, the model ${expected.join(' or ') || 'with success'}.`,
        )
      if (error !== undefined) refused++
      if (count % COMPARE_EVERY === 0 || count === length) await compareState({ model, sale, now })
    }
    return { actions: length, refused }
  } catch (cause) {
    const last = log.slice(-20).map((line) => `  ${line}`)
    throw new Error([`Seed ${seed} differs after ${log.length} actions:`, ...last].join('\n'), { cause })
  } finally {
    await sale.close()
  }
}

/**
 * Later than `now`: mostly a little, at times to the very second at which a rule changes, or to the one before.
 * `windowOf` is the withdrawal whose keeper's window ends then, if one does.
 */
function nextTime(random: Random, now: number, model: Model): { time: number; windowOf?: number } {
  const pending = model.withdrawals.findIndex(
    ({ paid, requestedAt }) => !paid && requestedAt + TERMS.keeperWindow > now + 1,
  )
  const requestedAt = model.withdrawals[pending]?.requestedAt
  if (requestedAt !== undefined && random.chance(0.2))
    return { time: requestedAt + TERMS.keeperWindow - random.within(0, 1), windowOf: pending + 1 }

  const openings = [TERMS.publicOpenAt, ...model.steps().map(({ at }) => at)].filter((at) => at > now + 1)
  if (openings.length > 0 && random.chance(0.04)) return { time: Math.min(...openings) - random.within(0, 1) }
  return { time: now + (random.chance(0.08) ? random.within(1, 43_200) : random.within(1, 400)) }
}
