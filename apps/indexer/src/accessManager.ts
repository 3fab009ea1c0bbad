import { ponder } from 'ponder:registry'
import { operation, roleMember } from 'ponder:schema'
import { eventPosition } from './eventPosition.ts'

ponder.on('AccessManager:OperationScheduled', async ({ event, context: { db } }) => {
  const { operationId: hash, schedule: readyAt, ...call } = event.args
  await db
    .insert(operation)
    .values({ id: event.id, hash, readyAt, status: 'scheduled', ...call, ...eventPosition(event) })
    .onConflictDoNothing()
})

ponder.on('AccessManager:OperationExecuted', async ({ event, context: { db } }) => {
  const { operationId: hash, nonce } = event.args
  await db.update(operation, { hash, nonce }).set({ status: 'executed' })
})

ponder.on('AccessManager:OperationCanceled', async ({ event, context: { db } }) => {
  const { operationId: hash, nonce } = event.args
  await db.update(operation, { hash, nonce }).set({ status: 'cancelled' })
})

ponder.on('AccessManager:RoleGranted', async ({ event, context: { db } }) => {
  const { roleId: role, account } = event.args
  await db
    .insert(roleMember)
    .values({ id: event.id, role, account, ...eventPosition(event) })
    // A member was given another delay.
    .onConflictDoNothing()
})

ponder.on('AccessManager:RoleRevoked', async ({ event, context: { db } }) => {
  const { roleId: role, account } = event.args
  await db.delete(roleMember, { role, account })
})
