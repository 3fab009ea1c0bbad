import { expect, test } from 'vitest'
import { profileOf } from '../selectors/selectors.ts'
import { ADDRESS, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'

const ALICE = { name: 'alice.eth', image: undefined }

test('default: nobody is known by more than the address', () => {
  expect(profileOf(setupModal().modal.state, ADDRESS)).toBeUndefined()
})

test('behavior: each account has its own, in its namespace', () => {
  const { modal } = setupModal()
  modal.profiles.set('eip155', ADDRESS, ALICE)
  modal.profiles.set('solana', OTHER_ADDRESS, ALICE)
  expect(profileOf(modal.state, ADDRESS)).toEqual(ALICE)
  expect(profileOf(modal.state, OTHER_ADDRESS)).toBeUndefined()
})
