/** T15: passkeys at both servers, with what authenticators answer. */
import { compactDecrypt } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createDeletion } from './createDeletion.ts'
import { createEmailChange } from './createEmailChange.ts'
import { createPasskeySetup, createWrapped } from './createPasskeySetup.ts'
import { type AnswerChanges, createTestAuthenticator } from './createTestAuthenticator.ts'
import { createTestClient, OWN_PAGE } from './createTestClient.ts'
import { passTime } from './passTime.ts'
import { readRows } from './readRows.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  startTestServers,
  type TestServers,
} from './startTestServers.ts'

const MINUTE = 60_000

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

/** A user with a wallet, on the site's page. */
async function createOwner(email = createEmail()) {
  const client = await createTestClient({ ...servers, email })
  await client.open()
  passTime(31_000)
  const setup = createPasskeySetup(client)
  return { client, setup }
}

/** A user whose wallet is protected by two passkeys. */
async function createProtected() {
  const owner = await createOwner()
  const [first, second] = await owner.setup.run()
  return { ...owner, first, second }
}

/** Another device of the user in a dapp, logged in and approved by link. */
async function createDevice(email: string) {
  passTime(2 * MINUTE)
  const client = await createTestClient({ ...servers, email })
  const setup = createPasskeySetup(client)
  await setup.approve({ projectId: PROJECT_ID, origin: DAPP_ORIGIN })
  await client.login()
  return { client, setup }
}

const rowsOf = async (role: 'auth' | 'vault', table: string) =>
  (await readRows(role, servers.settings[role]))[table] ?? []

test('T15: a code and a link alone open a protected wallet nowhere, a passkey does', async () => {
  const owner = await createOwner()
  await owner.setup.approve()
  const [passkey, wrapped] = [createTestAuthenticator(), createWrapped()]
  const id = await owner.setup.register(passkey, wrapped)
  await owner.setup.putShare(id)
  await owner.setup.assert(passkey)
  await owner.setup.confirm(id)
  await owner.setup.add()
  const isGone = async () =>
    (await rowsOf('vault', 'recoveries')).filter(({ sealed }) => sealed === null).length
  expect(await isGone()).toBe(0)
  await owner.setup.protect(false)
  await owner.setup.protectAtAuth()
  expect(await isGone()).toBe(1)
  expect(await owner.setup.list()).toMatchObject({ isProtected: true, passkeys: [{ id }, {}] })

  const { client, setup } = await createDevice(owner.client.email)
  await expect(client.releaseVault(setup.approvalId())).rejects.toMatchObject({ reason: 'passkey' })
  await expect(client.releaseRecovery()).rejects.toMatchObject({ status: 404, reason: 'share' })
  const answer = await setup.assert(passkey, { topOrigin: DAPP_ORIGIN })
  const { plaintext } = await compactDecrypt(String(answer.jwe), answer.privateKey)
  // R as the page has encrypted it: no server can open it.
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ kind: 'passkey', share: wrapped })
  // The known device goes on without a passkey.
  expect(await owner.client.unlock()).toBe(
    answer.address === owner.client.device()?.address && answer.address,
  )
})

test('T15: of a protected wallet only the share of a passkey is released to take the key out', async () => {
  const client = await createTestClient({ ...servers, email: createEmail(), page: OWN_PAGE })
  await client.open()
  passTime(31_000)
  const setup = createPasskeySetup(client)
  const [{ id }] = await setup.run()
  for (const run of [() => client.releaseExport(), () => client.releaseForPasskey()])
    await expect(run()).rejects.toMatchObject({ reason: 'passkey' })
  await expect(client.releaseExport('none')).rejects.toMatchObject({ status: 404 })
  expect(await client.releaseExport(id)).toMatchObject({ kind: 'export' })
  expect(await client.unlock()).toBe(client.device()?.address)
})

test('T15: the old pair stays whole until two passkeys, or one and a file, have opened the wallet', async () => {
  const { client, setup } = await createOwner()
  await setup.approve()
  const passkey = createTestAuthenticator()
  const id = await setup.register(passkey)
  await setup.putShare(id)
  const expectRule = () => expect(setup.protect(true)).rejects.toMatchObject({ reason: 'rule' })
  await expect(setup.protect(true)).rejects.toMatchObject({ reason: 'passkey' })
  await expect(setup.confirm(id)).rejects.toMatchObject({ reason: 'passkey' })
  await setup.assert(passkey)
  await expectRule()
  await setup.confirm(id)
  await expect(setup.protect(false)).rejects.toMatchObject({ reason: 'rule' })
  const other = await createDevice(client.email)
  expect((await other.client.releaseVault(other.setup.approvalId())).share).toHaveLength(16)
  await setup.protect(true)
  // Sent again, as after an answer that was lost.
  await setup.protect(true)
  await expect(other.client.releaseVault(other.setup.approvalId())).rejects.toMatchObject({
    reason: 'passkey',
  })
})

describe('T15: refuses', () => {
  const refusal = { reason: 'assertion' }

  test('an answer for another site or page, without the user, or with a counter that was set back', async () => {
    const { client, first } = await createProtected()
    const { setup } = await createDevice(client.email)
    const changes: AnswerChanges[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { topOrigin: 'https://evil.example' },
      { isVerified: false },
      { counter: 1 },
    ]
    for (const each of changes)
      await expect(setup.assert(first.passkey, each), JSON.stringify(each)).rejects.toMatchObject(refusal)
    expect((await rowsOf('vault', 'audit')).at(-1)).toMatchObject({ event: 'passkey.refused' })
    await setup.assert(first.passkey)
  })

  test('an answer that was used, one of another approval, and a late one', async () => {
    const { client, first } = await createProtected()
    const { setup } = await createDevice(client.email)
    const { answer } = await setup.assert(first.passkey)
    await expect(setup.assert(first.passkey, {}, answer)).rejects.toMatchObject(refusal)
    const unused = first.passkey.get((await setup.options('assert')).challenge)
    const late = first.passkey.get((await setup.options('assert')).challenge)
    const other = await createDevice(client.email)
    await expect(other.setup.assert(first.passkey, {}, unused)).rejects.toMatchObject(refusal)
    // A challenge for a new passkey serves no login.
    const wrong = first.passkey.get((await setup.options('register')).challenge)
    await expect(setup.assert(first.passkey, {}, wrong)).rejects.toMatchObject(refusal)
    passTime(6 * MINUTE)
    await expect(setup.assert(first.passkey, {}, late)).rejects.toMatchObject(refusal)
  })

  test('a passkey of another user, and one that was removed', async () => {
    const { client, setup, first } = await createProtected()
    const stranger = await createOwner()
    const [theirs] = await stranger.setup.run()
    const device = await createDevice(client.email)
    await expect(device.setup.assert(theirs.passkey)).rejects.toMatchObject(refusal)
    // Nor can it be added to a second wallet.
    passTime(2 * MINUTE)
    await client.login()
    await setup.approve()
    await setup.assert(first.passkey)
    await expect(setup.register(theirs.passkey)).rejects.toMatchObject({ reason: 'passkey' })
    const added = await setup.add()
    await setup.remove(added.id)
    await expect(setup.assert(added.passkey)).rejects.toMatchObject(refusal)
  })

  test('changes without a passkey, in a dapp, in a frame, without the user, or below the rule', async () => {
    const { client, setup, first, second } = await createProtected()
    const device = await createDevice(client.email)
    await device.setup.assert(first.passkey)
    await expect(device.setup.remove(second.id)).rejects.toMatchObject({ reason: 'grant' })
    await setup.approve()
    const deletion = createDeletion(client, servers.sink)
    for (const change of [
      () => setup.register(createTestAuthenticator()),
      () => setup.remove(second.id),
      () => deletion.steps.ask(setup.approvalId()),
    ])
      await expect(change()).rejects.toMatchObject({ reason: 'passkey' })
    // Safari does not say which page is around the frame.
    await expect(setup.assert(first.passkey, { crossOrigin: true })).rejects.toMatchObject(refusal)
    await setup.assert(first.passkey)
    await deletion.steps.ask(setup.approvalId())
    await expect(setup.remove(second.id)).rejects.toMatchObject({ reason: 'rule' })
    const changes: AnswerChanges[] = [{ crossOrigin: true }, { isVerified: false }, { rpId: 'evil.example' }]
    for (const each of changes)
      await expect(setup.register(createTestAuthenticator(), createWrapped(), each)).rejects.toMatchObject(
        refusal,
      )
  })

  test('what a passkey gives besides its answer: it is not for a server', async () => {
    const { setup } = await createOwner()
    await setup.approve()
    const passkey = createTestAuthenticator()
    const credential = passkey.create((await setup.options('register')).challenge)
    const body = { approvalId: setup.approvalId(), credential, wrapped: createWrapped() }
    Object.assign(credential, { clientExtensionResults: { prf: { results: { first: 'AAAA' } } } })
    const response = await (await createOwner()).client.send('vault', 'POST', '/v1/passkeys/register', body)
    expect(response.status).toBe(400)
  })

  test('at auth: the last passkey, the old share without one, and a login that is not fresh', async () => {
    const { client, setup } = await createOwner()
    await client.login()
    await expect(setup.protectAtAuth()).rejects.toMatchObject({ reason: 'rule' })
    await setup.putShare('p1')
    await setup.protectAtAuth()
    await setup.protectAtAuth()
    await expect(setup.removeAtAuth('p1')).rejects.toMatchObject({ reason: 'rule' })
    await setup.putShare('p2')
    // Its share is the only one that fits what the vault has.
    await expect(setup.putShare('p2')).rejects.toMatchObject({ status: 409, reason: 'passkey' })
    await setup.removeAtAuth('p1')
    await setup.removeAtAuth('p1')
    expect((await setup.list()).passkeys.map(({ id }) => id)).toEqual(['p2'])
    passTime(6 * MINUTE)
    for (const run of [() => setup.putShare('p3'), () => setup.removeAtAuth('p2'), setup.protectAtAuth])
      await expect(run()).rejects.toMatchObject({ reason: 'login' })
  })
})

test('the e-mail address of a protected wallet is replaced with one of its passkeys only', async () => {
  const { client, setup, first } = await createProtected()
  passTime(2 * MINUTE)
  const change = createEmailChange(client, servers.sink, createEmail())
  const { rotate, ...steps } = change.steps
  for (const step of ['start', 'oldLink', 'primary', 'newLink'] as const) await steps[step]()
  await expect(rotate()).rejects.toMatchObject({ reason: 'passkey' })
  // The link of the change does for showing one, and releases nothing.
  setup.adopt(change.oldApprovalId())
  expect((await setup.assert(first.passkey)).jwe).toBeNull()
  await rotate()
  // Auth cannot see a passkey: who only reads the mails has no key that signs.
  const other = await client.sign({ email: createEmail() })
  for (const signature of [undefined, other])
    await expect(steps.secondary(signature)).rejects.toMatchObject({ reason: 'consent' })
  await steps.secondary(await client.sign({ email: change.email }))
  expect((await client.me()).user.email).toBe(change.email)
})

test('T15: a protected wallet is deleted at auth with a signature of its key only', async () => {
  const client = await createTestClient({ ...servers, email: createEmail(), page: OWN_PAGE })
  await client.open()
  passTime(MINUTE)
  const setup = createPasskeySetup(client)
  const [{ passkey }] = await setup.run()
  await setup.assert(passkey)
  passTime(MINUTE)
  const deletion = createDeletion(client, servers.sink)
  const vaultToken = await deletion.steps.ask(setup.approvalId())
  // A device that is new gets a session with link and code, and no key.
  const thief = await createTestClient({ ...servers, email: client.email, page: OWN_PAGE })
  await thief.login()
  const theirs = createDeletion(thief, servers.sink)
  const other = await client.sign({ delete: 'another deletion' })
  for (const signature of [undefined, `0x${'1'.repeat(130)}`, other])
    await expect(theirs.steps.mark(signature, vaultToken)).rejects.toMatchObject({ reason: 'consent' })
  expect((await client.me()).deletion).toBeNull()
  await deletion.steps.mark(await client.sign({ delete: vaultToken }))
  expect((await client.me()).deletion).toMatchObject({ isKept: false })
})

test('T15: of a protected wallet auth takes and forgets halves of passkeys with a signature of its key only', async () => {
  const { client, setup, first, second } = await createProtected()
  passTime(2 * MINUTE)
  // The mailbox gives link and code, and no key.
  const thief = await createDevice(client.email)
  await expect(thief.setup.putShare('bogus')).rejects.toMatchObject({ reason: 'consent' })
  for (const { id } of [first, second])
    await expect(thief.setup.removeAtAuth(id)).rejects.toMatchObject({ reason: 'consent' })
  // A signature for another passkey, or for adding one, does not count.
  const other = await client.sign({ addPasskey: first.id })
  const body = { signature: other }
  await expect(
    thief.client.call(z.unknown(), 'auth', 'DELETE', `/v1/shares/passkeys/${first.id}`, body, {
      token: thief.client.token(),
    }),
  ).rejects.toMatchObject({ reason: 'consent' })
  expect((await setup.list()).passkeys.map(({ id }) => id)).toEqual([first.id, second.id])
  await client.login()
  await setup.removeAtAuth(first.id)
})

test('T15: a deletion of a protected wallet that was only asked for is finished at the vault with a passkey only', async () => {
  const { client, setup, first } = await createProtected()
  await setup.assert(first.passkey)
  const deletion = createDeletion(client, servers.sink)
  await deletion.steps.ask(setup.approvalId())
  passTime(8 * 24 * 60 * MINUTE)
  const finish = ({ client, setup }: Awaited<ReturnType<typeof createDevice>>) =>
    client.call(z.unknown(), 'vault', 'POST', '/v1/deletion/finish', { approvalId: setup.approvalId() })
  const device = await createDevice(client.email)
  await expect(finish(device)).rejects.toMatchObject({ reason: 'passkey' })
  await device.setup.assert(first.passkey)
  await finish(device)
  expect((await rowsOf('vault', 'passkeys')).some(({ id }) => id === first.id)).toBe(false)
})

test('of assertions at once one counts, and a passkey whose trial nobody ended is forgotten after a day', async () => {
  const { setup } = await createOwner()
  await setup.approve()
  const passkey = createTestAuthenticator()
  await setup.register(passkey)
  const challenges = [await setup.options('assert'), await setup.options('assert')]
  const answers = challenges.map(({ challenge }) => passkey.get(challenge, { counter: 9 }))
  const results = await Promise.allSettled(answers.map((answer) => setup.assert(passkey, {}, answer)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const isThere = async () =>
    (await rowsOf('vault', 'passkeys')).some(({ credential_id }) => credential_id === passkey.id)
  expect(await isThere()).toBe(true)
  passTime(25 * 60 * MINUTE)
  await servers.cleanUp('vault')
  await vi.waitFor(async () => expect(await isThere()).toBe(false))
})
