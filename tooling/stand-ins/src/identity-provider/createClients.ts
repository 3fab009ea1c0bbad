import { randomBytes } from 'node:crypto'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@foyer/embedded-wallet-frame/protocol'
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose'
import type { RegisteredClient } from './startIdentityProvider.ts'

const ROLES = ['auth', 'vault'] as const

export type Role = (typeof ROLES)[number]

/** The file of clients that a wallet server reads. */
export type SocialFile = Record<SocialProvider, Record<string, string>>

export type CreateClientsParameters = {
  /** The address of the provider for browsers. */
  publicUrl: string
  /** The address for servers: names below `localhost` are known to browsers only. Default the same. */
  serverUrl?: string
  /** The addresses of the wallet servers for browsers. */
  servers: Record<Role, string>
}

const API: Partial<Record<SocialProvider, Record<string, string>>> = {
  github: { userEndpoint: '/github/user', emailsEndpoint: '/github/user/emails' },
  facebook: { userEndpoint: '/facebook/me' },
  x: { userEndpoint: '/x/users/me' },
  discord: { userEndpoint: '/discord/users/@me' },
}

/** Registers each wallet server as a client of its own for each of the providers that this one stands for. */
export async function createClients({
  publicUrl,
  serverUrl = publicUrl,
  servers,
}: CreateClientsParameters): Promise<{ clients: RegisteredClient[]; files: Record<Role, SocialFile> }> {
  const clients: RegisteredClient[] = []
  const files = { auth: {}, vault: {} } as Record<Role, SocialFile>
  for (const role of ROLES)
    for (const provider of SOCIAL_PROVIDERS) {
      const clientId = `${provider}-${role}`
      const redirectUri = `${servers[role]}/oauth/${role}/callback/${provider}`
      const endpoints = {
        issuer: publicUrl,
        authorizationEndpoint: `${publicUrl}/authorize`,
        tokenEndpoint: `${serverUrl}/token`,
        jwksUri: `${serverUrl}/jwks`,
        ...Object.fromEntries(
          Object.entries(API[provider] ?? {}).map(([name, path]) => [name, `${serverUrl}${path}`]),
        ),
      }
      const clientSecret = randomBytes(24).toString('base64url')
      if (provider === 'apple') {
        const key = await generateKeyPair('ES256', { extractable: true })
        const client = {
          clientId,
          teamId: 'TEAM',
          keyId: 'KEY',
          privateKey: await exportPKCS8(key.privateKey),
        }
        files[role].apple = { ...client, ...endpoints }
        const apple = { teamId: 'TEAM', keyId: 'KEY', publicKey: await exportJWK(key.publicKey) }
        clients.push({ clientId, clientSecret, redirectUri, apple })
      } else {
        files[role][provider] = { clientId, clientSecret, ...endpoints }
        clients.push({ clientId, clientSecret, redirectUri, isBasic: provider === 'x' })
      }
    }
  return { clients, files }
}
