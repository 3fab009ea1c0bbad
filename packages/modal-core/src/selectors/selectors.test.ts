import { expect, test } from 'vitest'
import { ADDRESS, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { profileOf } from './selectors.ts'

const ALICE = { name: 'alice.eth', image: undefined }

test('returns the profile of each account in its namespace', () => {
  const { modal } = setupModal()
  expect(profileOf(modal.state, ADDRESS)).toBeUndefined()
  modal.attach('profiles', { [`eip155:${ADDRESS}`]: ALICE, [`solana:${OTHER_ADDRESS}`]: ALICE })
  expect(profileOf(modal.state, ADDRESS)).toEqual(ALICE)
  expect(profileOf(modal.state, OTHER_ADDRESS)).toBeUndefined()
})
