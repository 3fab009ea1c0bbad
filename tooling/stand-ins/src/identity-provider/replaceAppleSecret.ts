import { importJWK, jwtVerify } from 'jose'
import type { RegisteredClient } from './startIdentityProvider.ts'

/** A client of Apple has no secret, but signs one for each request. What it signed is checked as Apple does. */
export async function replaceAppleSecret(
  form: URLSearchParams,
  clients: readonly RegisteredClient[],
  audience: string,
): Promise<void> {
  const client = clients.find(({ clientId }) => clientId === form.get('client_id'))
  if (!client?.apple) return
  const { teamId, keyId, publicKey } = client.apple
  const { protectedHeader } = await jwtVerify(
    form.get('client_secret') ?? '',
    await importJWK(publicKey, 'ES256'),
    { algorithms: ['ES256'], audience, issuer: teamId, subject: client.clientId, maxTokenAge: '180d' },
  )
  if (protectedHeader.kid === keyId) form.set('client_secret', client.clientSecret)
}
