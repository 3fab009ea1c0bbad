import * as z from 'zod/mini'
import { text, url } from './shared.ts'

/** The fields of a sign-in message. */
export const siwxMessage = z.object({
  accountAddress: z.string(),
  chainId: text,
  domain: text,
  uri: url,
  version: text,
  nonce: text,
  notBefore: z.optional(z.string()),
  statement: z.optional(z.string()),
  resources: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  issuedAt: z.optional(z.string()),
  expirationTime: z.optional(z.string()),
  serializedMessage: z.optional(z.string()),
})

export type SiwxMessage = z.infer<typeof siwxMessage>
