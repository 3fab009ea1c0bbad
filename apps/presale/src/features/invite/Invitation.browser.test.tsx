import { onlyInFull } from '@foyer/harness/full'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, INVITER, unboundProfile } from '../../../test/exampleView.ts'
import { boundLog, createFakeChain } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { rememberInvitation } from './createInvitationStore.ts'
import { Invitation, type InvitationProps } from './Invitation.tsx'

const CODE = 'K7M2P9QX'
const OTHER_INVITER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const
const SPED_UP = `0x${'ef'.repeat(32)}` as const
const KEY = 'foyer-presale.invitation'
/** The code of the account in the example. */
const OWN_CODE = 'K7M2P9QX'
const linked = { [KEY]: CODE }

type SetupOptions = { stored?: Record<string, string>; visitor?: boolean; isBound?: boolean }

async function setup({ stored = linked, visitor = false, isBound = false }: SetupOptions = {}) {
  const chain = createFakeChain()
  chain.functions.ownerOfCode = () => INVITER
  const wallet = visitor ? null : createFakeWallet({ send: async () => HASH })
  const storage = createMemoryStorage(stored)
  const { runtime } = await createTestRuntime({ chain, wallet, storage })
  const profile = isBound ? exampleView().profile : unboundProfile
  const account = visitor ? undefined : BUYER
  return {
    chain,
    runtime,
    storage,
    render: () =>
      renderWithProviders(<Host account={account} profile={visitor ? undefined : profile} />, { runtime }),
  }
}

function Host(props: Pick<InvitationProps, 'account' | 'profile'>) {
  const [dialog, setDialog] = useState<InvitationProps['dialog']>('closed')
  return (
    <Invitation
      {...props}
      dialog={dialog}
      onOpen={() => setDialog('open')}
      onClose={() => setDialog('closed')}
    />
  )
}

const notice = () => page.getByRole('region', { name: 'You were invited' })
const accept = () => page.getByRole('button', { name: 'Use this invitation' })
const input = () => page.getByRole('textbox', { name: 'Invitation code' })

test("shows the code of the link with its owner's address, and that nothing is bound yet, before connecting", async () => {
  const { render } = await setup({ visitor: true })
  render()
  await expect.element(notice()).toMatchTextContent(new RegExp(`${CODE} of 0x7099…79C8`))
  await expect.element(notice()).toMatchTextContent(/Nothing is bound until you confirm/)
  await expect.element(accept()).not.toBeInTheDocument()
})

test('fills in the code of the link when clicked, and binds it only on Continue', async () => {
  const { chain, runtime, render } = await setup()
  render()
  await accept().click()
  await expect.element(input()).toHaveValue(CODE)
  expect(runtime.pending.bind.get(BUYER)).toBeUndefined()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => runtime.pending.bind.get(BUYER)).toEqual({ hash: HASH })
  chain.mine(HASH, [boundLog(BUYER)])
  await expect.element(page.getByText('Invitation code submitted successfully')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(runtime.pending.bind.get(BUYER)).toBeUndefined()
})

test('continues a pending binding after a reload', async () => {
  const { chain, runtime, render } = await setup()
  runtime.pending.bind.set(BUYER, { hash: HASH })
  render()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain to confirm it\./)).toBeVisible()
  chain.mine(HASH, [boundLog(BUYER)])
  await expect.element(page.getByText('Invitation code submitted successfully')).toBeVisible()
})

test('reports a binding that was sped up in the wallet while the page was closed', async () => {
  const { chain, runtime, render } = await setup()
  runtime.pending.bind.set(BUYER, { hash: HASH, nonce: 4 })
  chain.functions.profileOf = () => ({ ...unboundProfile, boundAt: 1_759_845_590 })
  chain.finalize(5)
  chain.see(SPED_UP, BUYER, 4)
  chain.mine(SPED_UP, [boundLog(BUYER)])
  render()
  await expect.element(page.getByText('Invitation code submitted successfully')).toBeVisible()
  expect(runtime.pending.bind.get(BUYER)).toBeUndefined()
})

testInFull(
  'reports a binding that was canceled in the wallet, and lets the user enter the code again',
  async () => {
    const { chain, runtime, render } = await setup()
    runtime.pending.bind.set(BUYER, { hash: HASH, nonce: 4 })
    chain.functions.profileOf = () => unboundProfile
    chain.finalize(5)
    render()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/canceled or replaced in your wallet, and no invitation code was bound/)
    await accept().click()
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    expect(runtime.pending.bind.get(BUYER)).toBeUndefined()
  },
)

test("shows no success when the receipt has another user's binding", async () => {
  const { chain, render } = await setup()
  chain.mine(HASH, [boundLog(INVITER)])
  render()
  await accept().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^The transaction that your wallet reported did not/)
})

test('forgets an invitation when it is declined', async () => {
  const { runtime, render } = await setup()
  render()
  await page.getByRole('button', { name: 'This isn’t right' }).click()
  await expect.element(notice()).not.toBeInTheDocument()
  expect(runtime.invitation.get()).toBeUndefined()
})

test('does not ask a bound wallet again', async () => {
  const { render } = await setup({ isBound: true })
  render()
  await expect.element(page.getByRole('heading', { name: 'Invite Friends' })).toBeVisible()
  await expect.element(notice()).not.toBeInTheDocument()
})

test.each([
  ['a visitor', true],
  ['an account', false],
] as const)('says to %s that the first code is kept when another link is opened', async (_who, visitor) => {
  await page.viewport(360, 740)
  const { runtime, storage, render } = await setup({ visitor })
  rememberInvitation(storage, '?code=ABCD1234')
  render()
  await expect
    .element(notice())
    .toMatchTextContent(/code K7M2P9QX of .* the code ABCD1234, which is not used: your first invitation/)
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.getByRole('button', { name: 'This isn’t right' }).click()
  await expect.element(notice()).not.toBeInTheDocument()
  rememberInvitation(storage, '?code=ABCD1234')
  expect([runtime.invitation.get(), runtime.invitation.later()]).toEqual(['ABCD1234', undefined])
})

test.each([
  ['another’s', 'ABCD1234', /already have an inviter, so the code ABCD1234/],
  ['one’s own', OWN_CODE, /K7M2P9QX of this link is your own/],
] as const)(
  'says to a bound account that a later link, %s, changes nothing, and keeps the first',
  async (_whose, later, said) => {
    const first = 'EFGH5678'
    const { runtime, storage, render } = await setup({ isBound: true, stored: { [KEY]: first } })
    rememberInvitation(storage, `?code=${later}`)
    render()
    const unused = page.getByRole('region', { name: 'This link changes nothing for you' })
    await expect.element(unused).toMatchTextContent(said)
    await unused.getByRole('button', { name: 'Close' }).click()
    await expect.element(unused).not.toBeInTheDocument()
    expect([runtime.invitation.get(), runtime.invitation.later()]).toEqual([first, undefined])
  },
)

test.each([
  ['a visitor', { visitor: true }, 'You were invited'],
  ['an account', { visitor: false }, 'You were invited'],
  ['a bound account', { isBound: true }, 'This link changes nothing for you'],
] as const)(
  'says once to %s that a later link carried no code, and loses nothing',
  async (_who, who, title) => {
    await page.viewport(360, 740)
    const { runtime, storage, render } = await setup(who)
    rememberInvitation(storage, `?code=${'%22x'.repeat(40)}`)
    render()
    const region = page.getByRole('region', { name: title })
    await expect
      .element(region)
      .toMatchTextContent(/“("x){16}” in the link you just opened is not an invitation code/)
    expect(document.documentElement.scrollWidth).toBe(360)
    rememberInvitation(storage, '')
    expect([runtime.invitation.get(), runtime.invitation.later()]).toEqual(['K7M2P9QX', undefined])
  },
)

const broken = () => page.getByRole('region', { name: 'This invitation link does not work' })

test('says that the code of the link is not used where another inviter is bound, and can be closed', async () => {
  const { chain, storage, render } = await setup({ isBound: true })
  chain.functions.ownerOfCode = () => OTHER_INVITER
  render()
  const unused = page.getByRole('region', { name: 'This link changes nothing for you' })
  await expect.element(unused).toMatchTextContent(/already have an inviter, so the code K7M2P9QX/)
  await expect.element(page.getByRole('region', { name: 'Invite Friends' })).toBeVisible()
  await unused.getByRole('button', { name: 'Close' }).click()
  await expect.element(unused).not.toBeInTheDocument()
  expect(storage.getItem('foyer-presale.invitation')).toBeNull()
})

test('says that the code of the link is the own one', async () => {
  const { chain, render } = await setup({ isBound: true })
  chain.functions.ownerOfCode = () => BUYER
  render()
  const unused = page.getByRole('region', { name: 'This link changes nothing for you' })
  await expect.element(unused).toMatchTextContent(/K7M2P9QX of this link is your own/)
  await expect.element(accept()).not.toBeInTheDocument()
})

test('says that nobody has the code of the link, and accepts the code of the next one', async () => {
  const { chain, runtime, storage, render } = await setup({ visitor: true })
  chain.functions.ownerOfCode = () => zeroAddress
  render()
  await expect
    .element(broken())
    .toMatchTextContent(/^This invitation link does not workThe code K7M2P9QX of your link doesn’t exist/)
  await expect.element(notice()).not.toBeInTheDocument()
  rememberInvitation(storage, '?code=ABCD1234')
  expect(runtime.invitation.get()).toBe('ABCD1234')
})

testInFull('says that the link has no code before the visitor can choose the public one', async () => {
  const { runtime, render } = await setup({ stored: { 'foyer-presale.invitation': 'hello' } })
  render()
  await expect.element(broken()).toMatchTextContent(/“hello” is not an invitation code/)
  await page.getByRole('button', { name: 'Enter Invitation Code' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/“hello” is not an invitation code/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await broken().getByRole('button', { name: 'Close' }).click()
  await expect.element(broken()).not.toBeInTheDocument()
  expect(runtime.invitation.get()).toBeUndefined()
})

testInFull('keeps within a phone what a link has in place of a code', async () => {
  await page.viewport(360, 740)
  const { render } = await setup({ stored: { 'foyer-presale.invitation': 'W'.repeat(32) } })
  render()
  const sentence = () => page.getByText(/^“W{32}” is not an invitation code/)
  await expect.element(sentence()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.getByRole('button', { name: 'Enter Invitation Code' }).click()
  const dialog = page.getByRole('dialog').element()
  await expect.element(page.getByRole('dialog').getByText(/^“W{32}”/)).toBeVisible()
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
})
