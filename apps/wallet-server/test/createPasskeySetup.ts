import { randomBytes } from 'node:crypto'
import {
  type Consent,
  doneAnswer,
  passkeyAssertAnswer,
  passkeyOptionsAnswer,
  passkeyRegisterAnswer,
  passkeysAnswer,
  SITE_PROJECT,
} from '@foyer/wallet-api'
import { exportJWK, generateKeyPair } from 'jose'
import type * as z from 'zod/mini'
import {
  type AnswerChanges,
  createTestAuthenticator,
  type TestAuthenticator,
} from './createTestAuthenticator.ts'
import { Refusal, type TestClient } from './createTestClient.ts'
import { SITE_ORIGIN } from './startTestServers.ts'

/** R of a passkey, encrypted: servers take any bytes of this length. */
export const createWrapped = () => randomBytes(44).toString('base64url')
const createShare = () => randomBytes(16).toString('base64url')

/** Steps of the site's page with the passkeys of a wallet. */
export function createPasskeySetup(client: TestClient) {
  let approvalId = ''
  const withToken = () => ({ token: client.token() })
  const vault = <T extends z.ZodMiniType>(schema: T, step: string, body: object) =>
    client.call(schema, 'vault', 'POST', `/v1/passkeys/${step}`, { approvalId, ...body })
  const auth = (method: string, path: string, body?: object) =>
    client.call(doneAnswer, 'auth', method, path, body, withToken())

  /** Signs where auth asks for it, if this device holds the wallet's key. */
  const withConsent = <T>(consent: Consent, run: (signature?: string) => Promise<T>) =>
    run().catch(async (error) => {
      const isAsked = error instanceof Refusal && error.reason === 'consent'
      if (!isAsked || client.device() === undefined) throw error
      return run(await client.sign(consent))
    })

  const setup = {
    approvalId: () => approvalId,

    /** A link that is approved, by default for the site's own page. */
    async approve(request: Parameters<TestClient['startApproval']>[0] = { ...SITE }) {
      const started = await client.startApproval(request)
      await client.decide(started.token, 'approve')
      approvalId = started.id
    },

    /** Takes an approval that came another way. */
    adopt(id: string) {
      approvalId = id
    },

    options: (kind: 'register' | 'assert') => vault(passkeyOptionsAnswer, 'options', { kind }),

    async register(passkey: TestAuthenticator, wrapped = createWrapped(), changes: AnswerChanges = {}) {
      const { challenge } = await setup.options('register')
      const credential = passkey.create(challenge, changes)
      const { id } = await vault(passkeyRegisterAnswer, 'register', { credential, wrapped })
      return id
    },

    /** Shows a passkey. `credential` is sent in place of a fresh answer. */
    async assert(passkey: TestAuthenticator, changes: AnswerChanges = {}, credential?: object) {
      const answer = credential ?? passkey.get((await setup.options('assert')).challenge, changes)
      const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
      const { kty, crv, x, y } = await exportJWK(publicKey)
      const body = { credential: answer, epk: { kty, crv, x, y } }
      return { ...(await vault(passkeyAssertAnswer, 'assert', body)), privateKey, answer }
    },

    putShare: (id: string) =>
      withConsent({ addPasskey: id }, (signature) =>
        auth('PUT', '/v1/shares/passkeys', { id, share: createShare(), signature }),
      ),
    confirm: (id: string) => vault(doneAnswer, 'confirm', { id }),
    protect: (hasFile: boolean) => vault(doneAnswer, 'protect', { hasFile }),
    protectAtAuth: () => auth('POST', '/v1/shares/protect'),
    remove: (id: string) => vault(doneAnswer, 'remove', { id }),
    removeAtAuth: (id: string) =>
      withConsent({ removePasskey: id }, (signature) =>
        auth('DELETE', `/v1/shares/passkeys/${id}`, { signature }),
      ),
    list: () => client.call(passkeysAnswer, 'auth', 'GET', '/v1/shares/passkeys', undefined, withToken()),

    /** A passkey that works at both servers. */
    async add(passkey = createTestAuthenticator()) {
      const id = await setup.register(passkey)
      await setup.putShare(id)
      await setup.assert(passkey)
      await setup.confirm(id)
      return { id, passkey }
    },

    /** Protects the wallet with two passkeys. */
    async run() {
      await setup.approve()
      const all = [await setup.add(), await setup.add()] as const
      await setup.protect(false)
      await setup.protectAtAuth()
      return all
    },
  }
  return setup
}

const SITE = { projectId: SITE_PROJECT, origin: SITE_ORIGIN }
