import type { SOCIAL_PROVIDERS } from '@foyer/wallet-api'
import { readFromApi, readFromIdToken } from './readProfile.ts'
import type { ReadProfile } from './types.ts'

export type ProviderName = (typeof SOCIAL_PROVIDERS)[number]

/** URLs of a provider. Each of these can be replaced in the settings. */
export type Endpoints = {
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  /** Keys of ID tokens. Absent for providers that give none. */
  jwksUri?: string | undefined
  /** Answers who the user is, for providers without ID tokens. */
  userEndpoint?: string | undefined
  /** GitHub's list of e-mail addresses. */
  emailsEndpoint?: string | undefined
}

export type Provider = Endpoints & {
  scope: string
  /** Authentication of the client at the token endpoint. Apple takes a JWT that the client signs. */
  clientAuthentication: 'basic' | 'post' | 'apple'
  /** More parameters of the authorization request. */
  parameters?: Readonly<Record<string, string>>
  /** True if an ID token says who the user is. */
  hasIdToken: boolean
  readProfile: ReadProfile
  /** Pattern of client ids, if all of the provider's have one form. */
  clientIds?: RegExp
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The differences between the providers. Users are told apart by `sub` alone: an e-mail address is shown, and nothing is
 * decided by it.
 */
export const providers: Readonly<Record<ProviderName, Provider>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email',
    clientAuthentication: 'post',
    hasIdToken: true,
    readProfile: readFromIdToken(),
    clientIds: /^[\w-]+\.apps\.googleusercontent\.com$/,
  },
  github: {
    issuer: 'https://github.com/login/oauth',
    authorizationEndpoint: 'https://github.com/login/oauth/authorize',
    tokenEndpoint: 'https://github.com/login/oauth/access_token',
    userEndpoint: 'https://api.github.com/user',
    emailsEndpoint: 'https://api.github.com/user/emails',
    scope: 'read:user user:email',
    clientAuthentication: 'post',
    hasIdToken: false,
    // The address of the profile may be unverified, and any of the account's.
    readProfile: readFromApi(({ id, login }, emails) => ({
      sub: id,
      userName: text(login),
      email: emails.find(({ primary, verified }) => primary === true && verified === true)?.email,
    })),
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
    tokenEndpoint: 'https://appleid.apple.com/auth/token',
    jwksUri: 'https://appleid.apple.com/auth/keys',
    scope: 'openid email name',
    clientAuthentication: 'apple',
    // Apple answers with a form as soon as a scope is asked for.
    parameters: { response_mode: 'form_post' },
    hasIdToken: true,
    readProfile: readFromIdToken(),
    clientIds: /^[\w-]+(\.[\w-]+)+$/,
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userEndpoint: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    scope: 'public_profile email',
    clientAuthentication: 'post',
    hasIdToken: false,
    readProfile: readFromApi(({ id, name, email }) => ({
      sub: id,
      userName: text(name),
      email,
    })),
    clientIds: /^\d+$/,
  },
  x: {
    issuer: 'https://x.com',
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    tokenEndpoint: 'https://api.x.com/2/oauth2/token',
    userEndpoint: 'https://api.x.com/2/users/me',
    scope: 'users.read tweet.read',
    clientAuthentication: 'basic',
    hasIdToken: false,
    readProfile: readFromApi(({ data }) => {
      const { id, username } = (data ?? {}) as Record<string, unknown>
      return { sub: id, userName: text(username) }
    }),
  },
  discord: {
    issuer: 'https://discord.com',
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    userEndpoint: 'https://discord.com/api/users/@me',
    scope: 'identify email',
    clientAuthentication: 'post',
    hasIdToken: false,
    // Clients of this wallet expect the discriminator behind the name, and drop that of names which have none: 0.
    readProfile: readFromApi(({ id, username, discriminator = '0', email, verified }) => ({
      sub: id,
      userName: text(username) && `${username}${discriminator}`,
      email: verified === true ? email : undefined,
    })),
    clientIds: /^\d+$/,
  },
}
