import { selectRows } from '@foyer/harness/full'
import { type NamesErrorCode, open } from '@foyer/modal-core'
import { names } from '@foyer/modal-core/names'
import { ADDRESS, connected, createFakeNames, ZONE } from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'
import { field } from '../../test/openSend.ts'

const SUGGESTIONS = [
  { name: `alice-1.${ZONE}`, registered: false },
  { name: `alice.${ZONE}`, registered: true },
]

/** The server's answer to a registration. */
let registration: () => Promise<Response>
beforeEach(() => {
  registration = async () => Response.json({ success: true })
  const fetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input))
    if (url.origin !== 'https://gateway.example') return fetch(input, init)
    return init?.method === 'POST' ? registration() : Response.json({ suggestions: SUGGESTIONS })
  })
})
afterEach(() => vi.restoreAllMocks())

async function openNames() {
  const feature = names({ zone: ZONE, endpoint: 'https://gateway.example', projectId: 'test' })
  const mounted = mountModal({ features: [feature] })
  mounted.adapter.report(connected())
  await open(mounted.modal)
  await button('Get a name').click()
  await expect.element(dialog()).toHaveAccessibleName('Get a name')
  await expect.element(field('Name')).toBeVisible()
  return mounted
}

test('registers a free name with the keyboard alone, which then stands in the account', async () => {
  const { modal } = await openNames()
  field('Name').element().focus()
  await userEvent.keyboard('alice')
  await expect.element(page.getByText('Taken', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This name is taken. Choose another one.')
  await expect.element(button('Register')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  await expectFocus(button('alice-1 Available'))
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Name')).toHaveValue('alice-1')
  field('Name').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toHaveAccessibleName('Your name')
  await expect.element(page.getByText(`alice-1.${ZONE}`)).toBeVisible()
  await expect.element(page.getByText(ADDRESS, { exact: true })).toBeVisible()
  await button('Back to the account').click()
  await expect.element(dialog()).toHaveAccessibleName('Account')
  await expect.element(page.getByText(`alice-1.${ZONE}`)).toBeVisible()
  expect(button('Get a name').query()).toBeNull()
  await open(modal, { view: 'RegisterAccountName' })
  await expect.element(field('Name')).toHaveValue('')
})

test('returns to the form with the name in it when the wallet or the server refuses', async () => {
  const { adapter, modal } = await openNames()
  const { promise, reject } = Promise.withResolvers<string>()
  adapter.answers.signMessage = () => promise
  await field('Name').fill('carol')
  await button('Register').click()
  await expect.element(button('Sign in your wallet…')).toHaveAttribute('aria-disabled', 'true')
  reject(Object.assign(new Error('no'), { code: 4001 }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You declined the request. You can ask again at any time.')
  await expect.element(field('Name')).toHaveValue('carol')

  const reasons = [{ name: 'name', description: 'This name is reserved. Choose another one.' }]
  registration = async () => Response.json({ reasons }, { status: 409 })
  adapter.answers.signMessage = async () => `0x${'5a'.repeat(65)}`
  await button('Register').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This name is reserved. Choose another one.')
  await expect.element(field('Name')).toHaveValue('carol')
  expect(modal.state.router.route.view).toBe('RegisterAccountName')
})

test('stays where the user has gone meanwhile', async () => {
  const { modal } = await openNames()
  const { promise, resolve } = Promise.withResolvers<Response>()
  registration = () => promise
  await field('Name').fill('carol')
  await button('Register').click()
  await expect.element(button('Registering…')).toBeVisible()
  await button('Back').click()
  resolve(Response.json({ success: true }))
  await expect.element(page.getByText(`carol.${ZONE}`)).toBeVisible()
  await expect.element(dialog()).toHaveAccessibleName('Account')
  expect(modal.state.names?.status).toBe('registered')
})

const PROBLEMS: [NamesErrorCode, text: string][] = [
  ['name', 'At least 4 characters: letters a to z, digits and hyphens.'],
  ['network', 'Network not found'],
  ['signer', 'Connect a wallet that can sign messages.'],
  ['chainId', 'Names aren’t available on this network. Switch to another one.'],
  ['suggestions', 'Error fetching name suggestions'],
  ['register', 'Error registering name alice'],
  ['sign', 'The wallet did not sign. Unlock it and try again.'],
  ['busy', 'Open your wallet and answer the request that is already there, then try again.'],
  ['forbidden', 'Your wallet does not allow this request from a site.'],
]

// Stories show most of the others.
test.each(selectRows(PROBLEMS, ([code]) => code === 'name' || code === 'sign'))(
  'says what is wrong: %s',
  async (code, text) => {
    const form = { name: 'alice', status: 'failed', error: { code, message: code } } as const
    const { modal, adapter } = mountModal({ features: [createFakeNames(form)] })
    adapter.report(connected())
    await open(modal, { view: 'RegisterAccountName' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
    // The rules of names are not said twice.
    const shown = page
      .getByText(text)
      .elements()
      .filter((element) => element.checkVisibility())
    expect(shown).toHaveLength(1)
  },
)

test('is not offered where the wallet cannot sign', async () => {
  const { modal, adapter } = mountModal({ features: [createFakeNames()] })
  adapter.signMessage = undefined
  adapter.report(connected())
  await open(modal)
  await expect.element(button('Receive')).toBeVisible()
  expect(button('Get a name').query()).toBeNull()
})
