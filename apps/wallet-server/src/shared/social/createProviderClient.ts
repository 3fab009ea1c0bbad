import { importPKCS8, SignJWT } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
} from 'openid-client'
import { type Endpoints, type Provider, providers } from './providers.ts'
import type { Client, SocialSettings } from './socialSettings.ts'
import type { Profile } from './types.ts'

/** In seconds, for one answer of a provider. */
const TIMEOUT = 10
/** Time for which Apple accepts a secret that this server has signed. */
const APPLE_SECRET = '5m'

/** Values that bind an answer to its request. None is stored: they are derived from the login's id. */
export type Checks = { state: string; nonce: string; verifier: string }

export type ProviderClient = {
  /** Returns the URL at which the popup asks the user to log in. */
  authorizationUrl: (checks: Checks, redirectUri: string) => Promise<URL>
  /**
   * Exchanges the code of an answer, and says who has logged in.
   *
   * @throws {Error} the answer or what followed it is not for this request, client or provider
   */
  identify: (answer: URL, checks: Checks) => Promise<Profile>
}

/** The client that this server is registered as. Undefined where it is registered with none. */
export function createProviderClient(
  name: keyof typeof providers,
  settings: SocialSettings,
): ProviderClient | undefined {
  const client = settings[name]
  if (!client) return undefined
  const provider = providers[name]
  const endpoints = replaceEndpoints(provider, client)

  const configure = async () => {
    const configuration = new Configuration(
      {
        issuer: endpoints.issuer,
        authorization_endpoint: endpoints.authorizationEndpoint,
        token_endpoint: endpoints.tokenEndpoint,
        ...(endpoints.jwksUri === undefined ? {} : { jwks_uri: endpoints.jwksUri }),
      },
      client.clientId,
      {},
      await authenticate(provider, client, endpoints.issuer),
    )
    configuration.timeout = TIMEOUT
    // Checks the signature of ID tokens, too, though they come from the provider itself.
    if (provider.hasIdToken) enableNonRepudiationChecks(configuration)
    // The settings take plain HTTP on the loopback interface only.
    if (endpoints.tokenEndpoint.startsWith('http:')) allowInsecureRequests(configuration)
    return configuration
  }

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri) {
      return buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(provider.hasIdToken ? { nonce } : {}),
        ...provider.parameters,
      })
    },

    async identify(answer, { state, nonce, verifier }) {
      const configuration = await configure()
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(provider.hasIdToken ? { expectedNonce: nonce, idTokenExpected: true } : {}),
      })
      const idToken = tokens.claims()
      // The library looks at `azp` only where there are several audiences.
      if (idToken?.azp !== undefined && idToken.azp !== client.clientId)
        throw new Error('The ID token is for another client.')
      return provider.readProfile({ configuration, endpoints, accessToken: tokens.access_token, idToken })
    },
  }
}

/** The provider's endpoints, with those that the settings replace. */
export const replaceEndpoints = (provider: Provider, client: Client): Endpoints => ({
  issuer: client.issuer ?? provider.issuer,
  authorizationEndpoint: client.authorizationEndpoint ?? provider.authorizationEndpoint,
  tokenEndpoint: client.tokenEndpoint ?? provider.tokenEndpoint,
  jwksUri: client.jwksUri ?? provider.jwksUri,
  userEndpoint: client.userEndpoint ?? provider.userEndpoint,
  emailsEndpoint: client.emailsEndpoint ?? provider.emailsEndpoint,
})

/** Returns the client's authentication at the token endpoint. */
export async function authenticate({ clientAuthentication }: Provider, client: Client, audience: string) {
  if ('privateKey' in client) return ClientSecretPost(await signAppleSecret(client, audience))
  return clientAuthentication === 'basic'
    ? ClientSecretBasic(client.clientSecret)
    : ClientSecretPost(client.clientSecret)
}

type AppleClient = Extract<Client, { privateKey: string }>

const signAppleSecret = async ({ clientId, teamId, keyId, privateKey }: AppleClient, audience: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(APPLE_SECRET)
    .sign(await importPKCS8(privateKey, 'ES256'))
