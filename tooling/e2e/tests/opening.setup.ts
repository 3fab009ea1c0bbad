import { PUBLIC_OPENING } from '../src/chain.ts'
import { expect, test } from '../src/fixtures.ts'

/** For what needs the open sale, where `opening.spec.ts` does not run. */
test('moves the clock of the chain to the public opening', async ({ chain }) => {
  const before = await chain.quote(1, 1, 'USDT')
  await chain.advanceTo(PUBLIC_OPENING)
  expect(await chain.quote(1, 1, 'USDT')).toBeGreaterThan(before)
})
