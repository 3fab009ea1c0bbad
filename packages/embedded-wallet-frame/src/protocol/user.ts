import * as z from 'zod/mini'
import { accountType, chainId, email, text } from './shared.ts'
import { siwxMessage } from './siwx.ts'

/** The user of the wallet. Its e-mail address is valid, null or absent, never empty. */
export const user = z.object({
  email: z.optional(z.nullable(email)),
  address: text,
  chainId,
  smartAccountDeployed: z.optional(z.boolean()),
  /** The preferred one first. */
  accounts: z.optional(z.array(z.object({ address: text, type: accountType }))),
  preferredAccountType: z.optional(accountType),
  /** True if the wallet was created by this login. Other wallets do not say it. */
  isNew: z.optional(z.boolean()),
  signature: z.optional(z.string()),
  /** The text that was signed, when a `siwxMessage` was sent. */
  message: z.optional(z.string()),
  siwxMessage: z.optional(siwxMessage),
})

/** The same after a social login. */
export const socialUser = z.object({ ...user.shape, userName: z.optional(z.nullable(z.string())) })

export type User = z.infer<typeof user>
