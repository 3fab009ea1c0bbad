import { expect, test } from 'vitest'
import { type InviteEvent, initialInviteState, inviteReducer } from './inviteReducer.ts'

const run = (...events: InviteEvent[]) => events.reduce(inviteReducer, initialInviteState)

test('default: checking, signing, pending, bound', () => {
  const steps: InviteEvent[] = [
    { type: 'step', step: 'checking' },
    { type: 'step', step: 'signing' },
    { type: 'step', step: 'pending' },
  ]
  expect(run(...steps)).toEqual({ status: 'pending' })
  expect(run(...steps, { type: 'bound' })).toEqual({ status: 'bound' })
})

test('behavior: a refusal returns to editing and says why, until the code is edited', () => {
  const refused: InviteEvent = { type: 'refused', problem: { name: 'Canceled' } }
  expect(run(refused)).toEqual({ status: 'editing', problem: { name: 'Canceled' } })
  expect(run(refused, { type: 'edited' })).toEqual({ status: 'editing' })
})

test('behavior: editing does not interrupt a transaction', () => {
  expect(run({ type: 'step', step: 'pending' }, { type: 'edited' })).toEqual({ status: 'pending' })
})
