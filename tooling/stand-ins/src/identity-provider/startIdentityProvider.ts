import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider from 'oidc-provider'
import { answerApi, isApi } from './answerApi.ts'
import { renderPage } from './renderPage.ts'
import { replaceAppleSecret } from './replaceAppleSecret.ts'
import { USERS } from './users.ts'

export type RegisteredClient = {
  clientId: string
  clientSecret: string
  redirectUri: string
  /** True if the client proves itself in a header. Default in the body. */
  isBasic?: boolean
  /** The client proves itself as Apple's do: by a JWT that it signs. */
  apple?: { teamId: string; keyId: string; publicKey: JWK }
}

type TokenAnswer = { status: number; body: Record<string, unknown> }

export type StartIdentityProviderParameters = {
  /** Default a free one. */
  port?: number
  /** The address for browsers. Default its own address. */
  publicUrl?: string
  clients: RegisteredClient[] | ((url: string) => Promise<RegisteredClient[]>)
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

const SCOPES = ['read:user', 'user:email', 'public_profile', 'users.read', 'tweet.read', 'identify', 'name']

/** Starts an OpenID provider on the loopback interface that asks for nothing but which user to be, and enforces PKCE. */
export async function startIdentityProvider({
  port = 0,
  publicUrl,
  clients,
}: StartIdentityProviderParameters) {
  const behaviour: {
    changeTokens?: (answer: TokenAnswer) => TokenAnswer | Promise<TokenAnswer>
    isApart?: boolean
  } = {}
  const outer = createServer((request, response) => void answer(request, response))
  const url = await listen(outer, port)
  const issuer = publicUrl ?? url
  const registered = typeof clients === 'function' ? await clients(issuer) : clients
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = createProvider(issuer, registered, {
    ...(await exportJWK(privateKey)),
    kid: 'key',
    use: 'sig',
    alg: 'RS256',
  })
  const callback = provider.callback()
  // The provider itself, for the requests whose answers are changed on their way.
  const inner = createServer(callback)
  const innerUrl = await listen(inner, 0)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (behaviour.isApart) response.setHeader('cross-origin-opener-policy', 'same-origin')
    try {
      if (pathname === '/health') return send(response, 200, { status: 'ok' })
      if (pathname === '/token') return await answerToken(request, response)
      if (isApi(pathname)) return await answerUser(request, response, pathname)
      if (pathname.startsWith('/interaction/'))
        return await interact(request, response, searchParams.get('user'))
      await callback(request, response)
    } catch (error) {
      if (!response.headersSent) send(response, 500, { error: (error as Error).name })
    }
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request))
    await replaceAppleSecret(form, registered, issuer)
    const { authorization } = request.headers
    const inside = await fetch(`${innerUrl}/token`, {
      method: 'POST',
      headers: authorization === undefined ? {} : { authorization },
      body: form,
    })
    const plain = { status: inside.status, body: (await inside.json()) as Record<string, unknown> }
    const { status, body } = (await behaviour.changeTokens?.(plain)) ?? plain
    send(response, status, body)
  }

  async function answerUser({ headers }: IncomingMessage, response: ServerResponse, path: string) {
    const token = await provider.AccessToken.find(headers.authorization?.replace(/^Bearer /, '') ?? '')
    const user = USERS.find(({ sub }) => sub === token?.accountId)
    if (!user) return send(response, 401, { error: 'invalid_token' })
    send(response, 200, answerApi(path, user))
  }

  /** The page; with a user, their choice. */
  async function interact(request: IncomingMessage, response: ServerResponse, choice: string | null) {
    const { params } = await provider.interactionDetails(request, response)
    if (choice === null) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return response.end(renderPage(String(params.client_id)))
    }
    const user = USERS.find(({ login }) => login === choice)
    const result = user ? { login: { accountId: user.sub } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  return {
    url,
    issuer,
    clients: registered,
    /** Signs ID tokens. */
    privateKey,
    /** Changes each answer of the token endpoint until it is told otherwise. */
    changeTokens(change: NonNullable<typeof behaviour.changeTokens> | undefined) {
      if (change) behaviour.changeTokens = change
      else delete behaviour.changeTokens
    },
    /** Has its pages cut the popup off from the page that opened it, from now on. */
    keepApart(isApart: boolean) {
      behaviour.isApart = isApart
    },
    async stop() {
      await Promise.all([close(outer), close(inner)])
    },
  }
}

function createProvider(issuer: string, clients: readonly RegisteredClient[], key: JWK): Provider {
  const provider: Provider = new Provider(issuer, {
    clients: clients.map(({ clientId, clientSecret, redirectUri, isBasic }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: isBasic ? 'client_secret_basic' : 'client_secret_post',
    })),
    routes: { authorization: '/authorize', token: '/token', jwks: '/jwks' },
    scopes: ['openid', ...SCOPES],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google and Apple do, the ID token says what else would be asked for.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 600,
      Interaction: 3_600,
      Session: 3_600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [key as JWK & { kty: 'RSA' }] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: USERS.find((user) => user.sub === sub)?.email, email_verified: true }),
    }),
    /** Whoever has logged in has agreed. */
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(['openid', 'email', ...SCOPES].join(' '))
      await grant.save()
      return grant
    },
  })
  return provider
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
