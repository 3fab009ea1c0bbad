import type { Configuration, IDToken } from 'openid-client'
import type { Endpoints } from './providers.ts'

/** A user as a provider reports them. */
export type Profile = {
  /** The user's id at the provider, which alone tells users apart. */
  sub: string
  email: string | undefined
  userName: string | undefined
}

export type ReadProfileParameters = {
  configuration: Configuration
  endpoints: Endpoints
  accessToken: string
  idToken: IDToken | undefined
}

/** @throws {Error} the provider's answer is none that can be used */
export type ReadProfile = (parameters: ReadProfileParameters) => Promise<Profile>
