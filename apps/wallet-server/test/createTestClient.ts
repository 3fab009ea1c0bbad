import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  approvalAnswer,
  approvalStartAnswer,
  type Consent,
  consentText,
  emailStartAnswer,
  emailVerifyAnswer,
  errorAnswer,
  meAnswer,
  releaseAnswer,
  releasedShare,
  SITE_PROJECT,
  walletAnswer,
} from '@foyer/wallet-api'
import { CompactSign, type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import type { Role } from '../src/config.ts'
import type { MailSink } from './startMailSink.ts'
import { DAPP_ORIGIN, PROJECT_ID, PUBLIC_URLS, SITE_ORIGIN } from './startTestServers.ts'

export type TestClient = Awaited<ReturnType<typeof createTestClient>>

export type ClientParameters = {
  /** Default one that no other client has. */
  ip?: string
  urls: Record<Role, string>
  sink: MailSink
  email: string
  publicUrls?: Record<Role, string>
  locale?: string
  /** The page that asks. Default a dapp of the project. */
  page?: { projectId: string; origin: string }
}

/** The wallet's own page. */
export const OWN_PAGE = { projectId: SITE_PROJECT, origin: SITE_ORIGIN }

export type SendOptions = {
  token?: string | undefined
  /** Claims in place of those of an honest client. `undefined` leaves one out. */
  claims?: Record<string, unknown>
  /** A proof in place of a fresh one. */
  proof?: string
  headers?: Record<string, string>
}

/** Changes of the request for an approval against the client's own login. */
export type ApprovalChanges = {
  email?: string
  purpose?: 'change' | 'delete'
  projectId?: string
  origin?: string
}

/** The answer to a refused request. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string | undefined
  constructor(status: number, message: string, reason: string | undefined) {
    super(`${status} ${message}: ${reason}`)
    this.status = status
    this.reason = reason
  }
}

const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64url')

/** Stands for the derivation of an address, which servers know nothing of. */
const toAccount = (entropy: Uint8Array) =>
  privateKeyToAccount(`0x${createHash('sha256').update(entropy).digest('hex')}`)

export const toAddress = (entropy: Uint8Array): string => toAccount(entropy).address.toLowerCase()

export const xor = (one: Uint8Array, other: Uint8Array) =>
  one.map((byte, index) => byte ^ (other[index] ?? 0))

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A browser on one site: it holds a device key and shares, proves its requests and combines shares as the worker does. */
export async function createTestClient(parameters: ClientParameters) {
  const { urls, sink, email, locale, publicUrls = PUBLIC_URLS } = parameters
  const { page = { projectId: PROJECT_ID, origin: DAPP_ORIGIN } } = parameters
  const key = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = await exportJWK(key.publicKey)
  const ownIp = Array.from({ length: 4 }, () => 1 + ((randomBytes(1)[0] ?? 0) % 250)).join('.')
  const { ip = ownIp } = parameters
  const nonces: Partial<Record<Role, string>> = {}
  let token: string | undefined
  let approvalId = ''
  /** Share D of the device, and the address beside it. */
  let device: { walletId: string; share: Uint8Array; address: string } | undefined

  /** The claims of an honest proof of a request. */
  function createClaims(role: Role, method: string, path: string, body: string, options: SendOptions) {
    return {
      htm: method,
      htu: `${publicUrls[role]}${path}`,
      jti: randomUUID(),
      iat: Math.floor(Date.now() / 1_000),
      bh: digest(body),
      nonce: nonces[role],
      ath: options.token === undefined ? undefined : digest(options.token),
      ...options.claims,
    }
  }

  const prove = (...parameters: Parameters<typeof createClaims>) =>
    signProof(createClaims(...parameters), key.privateKey, publicJwk)

  async function send(role: Role, method: string, path: string, body?: unknown, options: SendOptions = {}) {
    const text = body === undefined ? '' : JSON.stringify(body)
    const request = async () => {
      const response = await fetch(`${urls[role]}${path}`, {
        method,
        headers: {
          'x-forwarded-for': ip,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          dpop: options.proof ?? (await prove(role, method, path, text, options)),
          ...(options.token === undefined ? {} : { authorization: `DPoP ${options.token}` }),
          ...(text === '' ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(text === '' ? {} : { body: text }),
      })
      nonces[role] = response.headers.get('dpop-nonce') ?? nonces[role]
      return response
    }
    const response = await request()
    const wantsNonce = response.headers.get('www-authenticate')?.includes('use_dpop_nonce')
    if (!wantsNonce || options.claims || options.proof !== undefined) return response
    await response.body?.cancel()
    return request()
  }

  /** Sends a request that is to succeed. */
  async function call<T extends z.ZodMiniType>(
    schema: T,
    ...[role, method, path, body, options]: Parameters<typeof send>
  ): Promise<z.output<T>> {
    const response = await send(role, method, path, body, options)
    const answer: unknown = await response.json()
    if (response.ok) return schema.parse(answer)
    const { message, reasons } = errorAnswer.parse(answer)
    throw new Refusal(response.status, message, reasons[0]?.name)
  }

  const mailRequest = () => ({ ...page, email, locale })
  const withToken = () => ({ token })

  async function startLogin() {
    const known = sink.findCodes(email).length
    const { challengeId } = await call(emailStartAnswer, 'auth', 'POST', '/v1/email/start', mailRequest())
    return { challengeId, known }
  }

  async function verify(challengeId: string, code: string) {
    const answer = await call(emailVerifyAnswer, 'auth', 'POST', '/v1/email/verify', { challengeId, code })
    token = answer.token
    return answer
  }

  const done = z.unknown()

  /** Shares come to a key that is made for one answer, and are read with it. */
  async function release(role: Role, path: string, body: object) {
    const worker = await generateKeyPair('ECDH-ES', { extractable: true })
    const { kty, crv, x, y } = await exportJWK(worker.publicKey)
    const request = { ...body, epk: { kty, crv, x, y } }
    const options = role === 'auth' ? withToken() : {}
    const { jwe } = await call(releaseAnswer, role, 'POST', path, request, options)
    return readShare(jwe, worker.privateKey)
  }

  const createPair = (entropy: Uint8Array) => {
    const share = new Uint8Array(randomBytes(16))
    return [share, xor(entropy, share)] as const
  }

  const client = {
    email,
    ip,
    send,
    prove,
    createClaims,
    keyPair: key,
    call,
    startLogin,
    verify,
    token: () => token,
    approvalId: () => approvalId,
    device: () => device,

    /** Takes a login and an approval that came another way. */
    adopt(login: { token: string; approvalId?: string }) {
      token = login.token
      approvalId = login.approvalId ?? 'none'
    },

    /** Asks for a code, takes it from the mail and logs in. */
    async login() {
      const { challengeId, known } = await startLogin()
      const code = await waitForNew(() => sink.findCodes(email), known)
      return verify(challengeId, code)
    },

    /** Asks for a link. */
    requestApproval: (changes: ApprovalChanges = {}) =>
      call(approvalStartAnswer, 'vault', 'POST', '/v1/approvals', { ...mailRequest(), ...changes }),

    async startApproval(changes: ApprovalChanges = {}) {
      const { email: address } = { ...mailRequest(), ...changes }
      const known = sink.findTokens(address).length
      const { id } = await client.requestApproval(changes)
      return { id, token: await waitForNew(() => sink.findTokens(address), known) }
    },

    /** Decides as the page of the link does. */
    decide: (linkToken: string, decision: 'approve' | 'deny', origin = publicUrls.vault) =>
      fetch(`${urls.vault}/v1/approvals/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': ip },
        body: JSON.stringify({ token: linkToken, decision }),
      }),

    readStatus: async (id: string) =>
      (await call(approvalAnswer, 'vault', 'GET', `/v1/approvals/${id}`)).status,

    /** Asks for a link and approves it. */
    async approve() {
      const { id, token: linkToken } = await client.startApproval()
      await client.decide(linkToken, 'approve')
      approvalId = id
      return id
    },

    me: () => call(meAnswer, 'auth', 'GET', '/v1/me', undefined, withToken()),

    /** Creates the wallet, or recovers it when it turns out that there is one. `after` runs after each step. */
    async createOrRecover(after: (step: string) => void = () => {}): Promise<string> {
      const recovered = await client.recover(after).catch((error) => {
        if (error instanceof Refusal && error.status === 404) return undefined
        throw error
      })
      if (recovered !== undefined) return recovered
      try {
        return await client.create(after)
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 409) throw error
        return client.recover(after)
      }
    },

    /** WALLET.md, "Creating without loss". */
    async create(after: (step: string) => void = () => {}): Promise<string> {
      const entropy = new Uint8Array(randomBytes(16))
      const address = toAddress(entropy)
      const [deviceShare, heldShare] = createPair(entropy)
      const [recoveryShare, vaultShare] = createPair(entropy)
      const body = { address, deviceShare: encode(deviceShare), recoveryShare: encode(recoveryShare) }
      const { wallet } = await call(walletAnswer, 'auth', 'POST', '/v1/wallet', body, withToken())
      after('create')
      const recovery = { approvalId, walletId: wallet.id, address, share: encode(vaultShare) }
      await call(done, 'vault', 'PUT', '/v1/recovery', recovery)
      after('store')
      await client.confirm(wallet.id)
      after('confirm')
      device = { walletId: wallet.id, share: heldShare, address }
      return address
    },

    confirm: (walletId: string) =>
      call(walletAnswer, 'auth', 'POST', '/v1/wallet/confirm', { walletId }, withToken()),

    /** Rebuilds the key from both servers, confirms the wallet, and splits the key for this device. */
    async recover(after: (step: string) => void = () => {}): Promise<string> {
      const vault = await release('vault', '/v1/recovery/release', { approvalId })
      const body = { kind: 'recovery', walletId: vault.walletId }
      const auth = await release('auth', '/v1/shares/release', body).catch((error) => {
        // The vault has a wallet that auth does not know: the servers disagree.
        if (error instanceof Refusal && error.status === 404) throw new Error('SERVERS_DISAGREE')
        throw error
      })
      after('release')
      const entropy = xor(auth.share, vault.share)
      const addresses = new Set([toAddress(entropy), auth.address, vault.address])
      if (addresses.size !== 1 || auth.walletId !== vault.walletId) throw new Error('SHARE_MISMATCH')
      await client.confirm(auth.walletId)
      const [share, heldShare] = createPair(entropy)
      const put = { walletId: auth.walletId, share: encode(share) }
      await call(done, 'auth', 'PUT', '/v1/shares/device', put, withToken())
      after('put')
      device = { walletId: auth.walletId, share: heldShare, address: auth.address }
      return auth.address
    },

    /** Daily use: D of the device and A of auth. */
    async unlock(): Promise<string> {
      const { share, address } = await release('auth', '/v1/shares/release', { kind: 'device' })
      const found = device && toAddress(xor(share, device.share))
      if (found !== address || found !== device?.address) throw new Error('SHARE_MISMATCH')
      return found
    },

    /** Has the wallet's key agree to something. */
    async sign(consent: Consent) {
      const { share } = await release('auth', '/v1/shares/release', { kind: 'device' })
      const message = consentText(consent)
      return toAccount(xor(share, device?.share ?? share)).signMessage({ message })
    },

    releaseRecovery: () => release('auth', '/v1/shares/release', { kind: 'recovery' }),
    /** With the pair of a passkey, or of this device. */
    releaseExport: (passkeyId?: string) =>
      release('auth', '/v1/shares/release', { kind: 'export', locale, passkeyId }),
    releaseBackup: (passkeyId?: string) =>
      release('auth', '/v1/shares/release', { kind: 'backup', locale, passkeyId }),
    releaseForPasskey: () => release('auth', '/v1/shares/release', { kind: 'addPasskey', locale }),
    releaseVault: (id: string) => release('vault', '/v1/recovery/release', { approvalId: id }),
    /** Everything that a new device does. */
    async open(): Promise<string> {
      await client.approve()
      await client.login()
      return client.createOrRecover()
    },
  }
  return client
}

/** Signs a DPoP proof. */
export const signProof = (claims: object, privateKey: CryptoKey, jwk: JWK, typ = 'dpop+jwt') =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ typ, alg: 'ES256', jwk })
    .sign(privateKey)

async function readShare(jwe: string, privateKey: CryptoKey) {
  const { plaintext } = await compactDecrypt(jwe, privateKey)
  const { share, ...rest } = releasedShare.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  return { ...rest, share: new Uint8Array(Buffer.from(share, 'base64url')) }
}

async function waitForNew(list: () => string[], known: number): Promise<string> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const found = list()[known]
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The mail did not come.')
}
