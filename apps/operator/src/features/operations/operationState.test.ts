import { expect, test } from 'vitest'
import { operationState } from './operationState.ts'

const READY = 1_759_881_600
const at = (now: number) => operationState({ status: 'scheduled', readyAt: READY }, now)

test('default: waits, can be executed for a week, expires', () => {
  expect(at(READY - 1)).toEqual({ label: 'waits until 2025-10-08T00:00:00Z', isOpen: true })
  expect(at(READY)).toEqual({ label: 'can be executed until 2025-10-15T00:00:00Z', isOpen: true })
  expect(at(READY + 604_800)).toEqual({ label: 'expired on 2025-10-15T00:00:00Z', isOpen: false })
})

test('behavior: what is over stays over', () => {
  expect(operationState({ status: 'executed', readyAt: READY }, READY)).toEqual({
    label: 'executed',
    isOpen: false,
  })
  expect(operationState({ status: 'cancelled', readyAt: READY }, 0)).toEqual({
    label: 'cancelled',
    isOpen: false,
  })
})
