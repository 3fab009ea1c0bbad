import { readFileSync } from 'node:fs'
import { isLoopbackHost } from '@foyer/kit'
import { OperatorError } from '@foyer/server-kit'
import { SOCIAL_PROVIDERS } from '@foyer/wallet-api'
import * as z from 'zod'
import { type Endpoints, type ProviderName, providers } from './providers.ts'

const endpoint = z
  .url({ protocol: /^https?$/, error: 'Expected an https URL.' })
  .refine((url) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' || isLoopbackHost(hostname)
  }, 'Expected an https URL.')
  .optional()

const endpoints = {
  issuer: endpoint,
  authorizationEndpoint: endpoint,
  tokenEndpoint: endpoint,
  jwksUri: endpoint,
  userEndpoint: endpoint,
  emailsEndpoint: endpoint,
}

const secret = z.string().min(1).max(4_096)

const client = z.strictObject({ clientId: z.string().min(1), clientSecret: secret, ...endpoints })

const appleClient = z.strictObject({
  /** The id of the service, such as `com.example.wallet`. */
  clientId: z.string().min(1),
  teamId: z.string().min(1),
  keyId: z.string().min(1),
  /** The key that Apple gave, in PEM. */
  privateKey: secret,
  ...endpoints,
})

const schemaOf = (name: ProviderName) =>
  providers[name].clientAuthentication === 'apple' ? appleClient : client

const fileSchema = z.strictObject(
  Object.fromEntries(SOCIAL_PROVIDERS.map((name) => [name, schemaOf(name).optional()])),
)

export type Client = { clientId: string } & (
  | { clientSecret: string }
  | { teamId: string; keyId: string; privateKey: string }
) & { [endpoint in keyof Endpoints]?: string | undefined }

/** The clients of one server, by provider. A provider without one is off. */
export type SocialSettings = { [provider in ProviderName]?: Client | undefined }

/**
 * Reads the file with a server's clients.
 *
 * @throws {OperatorError} the file cannot be read, or says what it may not
 */
export function readSocialSettings(variable: string, file: string): SocialSettings {
  const wrong = (problem: string, cause?: unknown) =>
    new OperatorError(`The environment is not complete.\n${variable}: ${problem}`, {
      section: 'social-logins',
      cause,
    })
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw wrong(`${file} cannot be read as JSON. Check the path, who may read it, and its content.`, cause)
  }
  const result = fileSchema.safeParse(content)
  if (result.success) return result.data
  // Names of fields only: what stands in them is secret.
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || file}: ${message}`)
  throw wrong(problems.join('\n'))
}
