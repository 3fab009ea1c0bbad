// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { embed } from './embed.ts'

test('stays open until the element is removed from the page', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  const remove = embed(modal)
  expect(modal.state.router).toMatchObject({ embedded: true, open: true, route: { view: 'Account' } })
  remove()
  expect(modal.state.router).toMatchObject({ embedded: false, open: false, route: { view: 'Connect' } })
})
