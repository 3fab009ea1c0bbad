import { ponder } from 'ponder:registry'
import { referral } from 'ponder:schema'
import { hexToString } from 'viem'
import { eventPosition } from './eventPosition.ts'

ponder.on('Referral:InviterBound', async ({ event, context: { db } }) => {
  const { user, inviter, code, inviterCode, directCount } = event.args
  await db
    .insert(referral)
    .values({
      id: event.id,
      user,
      inviter,
      code: hexToString(code),
      inviterCode: hexToString(inviterCode),
      directCount,
      ...eventPosition(event),
    })
    .onConflictDoNothing()
})
