import { fetchProtectedResource } from 'openid-client'
import * as z from 'zod'
import type { Profile, ReadProfile, ReadProfileParameters } from './types.ts'

/** Providers write ids as texts or as numbers. One that is no exact number is no id. */
const subject = z.union([z.string().min(1).max(255), z.int().min(0).transform(String)])

/** Is only shown: an address that does not fit is left out. */
const email = z.email().max(254).optional().catch(undefined)
const userName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{C}]*$/u)
  .optional()
  .catch(undefined)

const profileSchema = z.object({ sub: subject, email, userName })

const toProfile = (profile: unknown): Profile => {
  const { sub, email, userName } = profileSchema.parse(profile)
  return { sub, email, userName }
}

const userSchema = z.record(z.string(), z.unknown())
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean().optional(), verified: z.boolean().optional() }),
)

/** Reads the profile from a verified ID token. An address that the provider has not verified is left out. */
export const readFromIdToken =
  (): ReadProfile =>
  async ({ idToken }) => {
    if (!idToken) throw new Error('The provider has sent no ID token.')
    // Apple writes its booleans as texts.
    const isVerified = idToken.email_verified === true || idToken.email_verified === 'true'
    const address = isVerified ? idToken.email : undefined
    return toProfile({ sub: idToken.sub, email: address, userName: address })
  }

/** Reads the profile from the provider's own API. */
export const readFromApi =
  (
    choose: (
      user: Record<string, unknown>,
      emails: z.output<typeof emailsSchema>,
    ) => Record<keyof Omit<Profile, 'email'>, unknown> & { email?: unknown },
  ): ReadProfile =>
  async (parameters) => {
    const { userEndpoint = '', emailsEndpoint } = parameters.endpoints
    const user = userSchema.parse(await ask(parameters, userEndpoint))
    const emails =
      emailsEndpoint === undefined ? [] : emailsSchema.parse(await ask(parameters, emailsEndpoint))
    return toProfile(choose(user, emails))
  }

async function ask({ configuration, accessToken }: ReadProfileParameters, url: string): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'foyer-wallet' })
  const response = await fetchProtectedResource(
    configuration,
    accessToken,
    new URL(url),
    'GET',
    undefined,
    headers,
  )
  if (!response.ok) throw new Error(`The provider has answered with status ${response.status}.`)
  return response.json()
}
