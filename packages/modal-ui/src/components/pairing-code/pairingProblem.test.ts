import type { DeepReadonly, Modal, ModalState } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { en as base } from '../../locales/en/base.ts'
import { en as steps } from '../../locales/en/steps.ts'
import { pairingProblem } from './pairingProblem.ts'

const strings = { ...base, ...steps }
type Current<part extends 'pairing' | 'request'> = ModalState[part]['current']

function problemOf(pairing: Current<'pairing'>, request: Current<'request'> = { status: 'idle' }) {
  const state = { pairing: { current: pairing }, request: { current: request } } as DeepReadonly<ModalState>
  return pairingProblem({ modal: {} as Modal, state, strings }, 0)
}

const failed = (reason: 'removed' | 'connection' | 'error') =>
  ({ status: 'failed', reason, message: '' }) as const

test('offers a reload where the code of the pairing was removed', () => {
  const expected = { text: strings.pageUpdated, action: strings.reload, isOutdated: true }
  expect(problemOf({ status: 'failed', reason: 'removed' })).toMatchObject(expected)
  expect(problemOf({ status: 'idle' }, failed('removed'))).toMatchObject(expected)
})

test('says “Unlock” only where a wallet was asked', () => {
  expect(problemOf({ status: 'failed', reason: 'error' })?.text).toBe(strings.partFailed)
  expect(problemOf({ status: 'idle' }, failed('connection'))?.text).toBe(strings.loadFailed)
  expect(problemOf({ status: 'idle' }, failed('error'))?.text).toBe(strings.failedText)
})
