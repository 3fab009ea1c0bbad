import { ponder } from 'ponder:registry'
import { dailyTotal, purchase } from 'ponder:schema'
import { eventPosition } from './eventPosition.ts'

ponder.on('Presale:Purchased', async ({ event, context: { db } }) => {
  const { itemId, quantity, payToken, cost, yesAmount, reward } = event.args
  const position = eventPosition(event)
  const recorded = await db
    .insert(purchase)
    .values({ id: event.id, ...event.args, ...position })
    .onConflictDoNothing()
  if (recorded === null) return

  const day = new Date(position.timestamp * 1_000).toISOString().slice(0, 10)
  await db
    .insert(dailyTotal)
    .values({
      id: `${day}:${itemId.toString().padStart(3, '0')}:${payToken.toLowerCase()}`,
      day,
      itemId,
      payToken,
      purchases: 1,
      quantity: BigInt(quantity),
      cost,
      yesAmount,
      reward,
    })
    .onConflictDoUpdate((total) => ({
      purchases: total.purchases + 1,
      quantity: total.quantity + BigInt(quantity),
      cost: total.cost + cost,
      yesAmount: total.yesAmount + yesAmount,
      reward: total.reward + reward,
    }))
})
