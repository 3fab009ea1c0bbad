import { SOCIAL_PROVIDERS } from '@foyer/wallet-api'
import { importPKCS8 } from 'jose'
import type { Role } from '../config.ts'
import { replaceEndpoints } from '../shared/social/createProviderClient.ts'
import { type Endpoints, type ProviderName, providers } from '../shared/social/providers.ts'
import type { Client } from '../shared/social/socialSettings.ts'
import { describeFailure } from './describeFailure.ts'
import { request } from './request.ts'
import { tryClient } from './tryClient.ts'
import { type Check, type Finding, ok, skipped, todo } from './types.ts'

/** Looks at each social provider, and at whether it takes this server's client. */
export const checkProviders: Check = async ({ settings: { roles, publicUrl } }) => {
  const clients = roles.flatMap(({ role, social }) =>
    SOCIAL_PROVIDERS.flatMap((name) => {
      const client = social[name]
      return client ? { role, name, client } : []
    }),
  )
  if (clients.length === 0)
    return [skipped('social logins: there is no WALLET_SOCIAL_FILE, so there are none')]
  return Promise.all(clients.map((client) => checkProvider(client, publicUrl)))
}

type Registered = { role: Role; name: ProviderName; client: Client }

async function checkProvider({ role, name, client }: Registered, publicUrl: string): Promise<Finding> {
  const subject = `${name}, client of ${role}`
  const shape = await describeShape(name, client)
  if (shape !== undefined) return todo(`${subject}: ${shape}`)
  const endpoints = replaceEndpoints(providers[name], client)
  const unreachable = await findUnreachable(endpoints)
  if (unreachable !== undefined) return todo(`${subject}: ${unreachable}`)
  const redirectUri = `${publicUrl}/oauth/${role}/callback/${name}`
  const answer = await tryClient({ provider: providers[name], client, endpoints, redirectUri })
  if (answer === 'client')
    return todo(`${subject}: client id and secret are refused. Copy them from the provider again.`)
  if (answer === 'redirect')
    return todo(`${subject}: the redirect URI is not registered. Add ${redirectUri}.`)
  return ok(`${subject}: its endpoints answer, and client id and secret are not refused`)
}

async function describeShape(name: ProviderName, client: Client): Promise<string | undefined> {
  const isOwn = client.issuer === undefined
  if (isOwn && providers[name].clientIds?.test(client.clientId) === false)
    return 'this is no client id of it. Copy it again.'
  if ('clientSecret' in client)
    return /\s/.test(client.clientSecret) ? 'its secret has a space in it. Copy it again.' : undefined
  if (isOwn && ![client.teamId, client.keyId].every((id) => /^[A-Z\d]{10}$/.test(id)))
    return 'team id and key id have ten capital letters and digits each. Copy them again.'
  return importPKCS8(client.privateKey, 'ES256').then(
    () => undefined,
    () =>
      'its private key is no P-256 key in PEM. Put the content of the .p8 file in, with \\n for its line ends.',
  )
}

/** The first endpoint that does not answer, or an issuer that names itself otherwise. */
async function findUnreachable(endpoints: Endpoints): Promise<string | undefined> {
  const { issuer, jwksUri, authorizationEndpoint, userEndpoint, emailsEndpoint } = endpoints
  const pages = [authorizationEndpoint, userEndpoint, emailsEndpoint].flatMap((url) => url ?? [])
  const problems = await Promise.all([
    ...pages.map((url) =>
      describeProblem(url, async (response) => response.status === 404 || response.status >= 500),
    ),
    ...(jwksUri === undefined
      ? []
      : [
          describeProblem(jwksUri, async (response) => !hasKeys(await readJson(response))),
          describeProblem(
            `${issuer}/.well-known/openid-configuration`,
            async (response) => !isOf(issuer, await readJson(response)),
          ),
        ]),
  ])
  return problems.find((problem) => problem !== undefined)
}

async function describeProblem(
  url: string,
  isWrong: (response: Response) => Promise<boolean>,
): Promise<string | undefined> {
  const { host, pathname } = new URL(url)
  try {
    const response = await request(url)
    if (!(await isWrong(response))) return undefined
    return `${host}${pathname} does not answer as it should (${response.status}). See whether the provider has moved it.`
  } catch (error) {
    return `${host} ${describeFailure(error)}. Let this server reach it.`
  }
}

const hasKeys = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'keys' in answer &&
  Array.isArray(answer.keys) &&
  answer.keys.length > 0

const isOf = (issuer: string, answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'issuer' in answer && answer.issuer === issuer

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)
