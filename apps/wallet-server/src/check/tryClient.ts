import { randomBytes } from 'node:crypto'
import { authenticate } from '../shared/social/createProviderClient.ts'
import type { Endpoints, Provider } from '../shared/social/providers.ts'
import type { Client } from '../shared/social/socialSettings.ts'
import { request } from './request.ts'

export type TryClientParameters = {
  provider: Provider
  client: Client
  endpoints: Endpoints
  redirectUri: string
}

/** Error codes of providers for a client that they do not know, and for a redirect URI that is not registered. */
const CLIENT_ERRORS = ['invalid_client', 'unauthorized_client', 'incorrect_client_credentials']
const REDIRECT_ERRORS = ['redirect_uri_mismatch']
/** Facebook counts: 1 is a wrong secret, 101 an unknown client. */
const CLIENT_ERROR_CODES = [1, 101]

/**
 * Exchanges a code that no provider has issued: a provider that takes the client refuses the code, another one the client.
 * Returns what it refuses, if that is something that the operator has registered.
 */
export async function tryClient(parameters: TryClientParameters): Promise<'client' | 'redirect' | undefined> {
  const { provider, client, endpoints, redirectUri } = parameters
  const { issuer, tokenEndpoint } = endpoints
  const headers = new Headers({ accept: 'application/json' })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomBytes(24).toString('base64url'),
    code_verifier: randomBytes(32).toString('base64url'),
    redirect_uri: redirectUri,
  })
  const prove = await authenticate(provider, client, issuer)
  prove({ issuer }, { client_id: client.clientId }, body, headers)
  const response = await request(tokenEndpoint, { method: 'POST', headers, body })
  const { error } = ((await response.json().catch(() => undefined)) ?? {}) as { error?: unknown }
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (CLIENT_ERRORS.some((name) => name === error) || CLIENT_ERROR_CODES.some((each) => each === code))
    return 'client'
  return REDIRECT_ERRORS.some((name) => name === error) ? 'redirect' : undefined
}
