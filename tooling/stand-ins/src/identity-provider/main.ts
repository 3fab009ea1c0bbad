/** The identity provider of the development stack as its own process. Arguments: port, public URL, file of clients. */
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { startIdentityProvider } from './startIdentityProvider.ts'

const fileSchema = z.array(
  z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    redirectUri: z.string(),
    isBasic: z.boolean().default(false),
    apple: z
      .object({ teamId: z.string(), keyId: z.string(), publicKey: z.looseObject({ kty: z.string() }) })
      .optional(),
  }),
)

const [port = '0', publicUrl = '', file = ''] = process.argv.slice(2)
const clients = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')))
await startIdentityProvider({
  port: Number(port),
  publicUrl,
  clients: clients.map(({ apple, ...client }) => ({ ...client, ...(apple ? { apple } : {}) })),
})
