import * as z from 'zod/mini'
import { loose } from './loose.ts'

const text = z.string().check(z.minLength(1), z.maxLength(2000))
const optional = loose(text)
const number = z.catch(z.optional(z.number()), undefined)
/** A picture inside the URL itself is long. */
const picture = loose(z.string().check(z.minLength(1), z.maxLength(256 * 1024)))

/** An id that can stand in a query or a path. */
const id = z.string().check(z.regex(/^[\w.-]{1,100}$/))

/** A wallet as a directory sends it. Invalid fields are ignored; without an id or name the wallet is skipped. */
export const wireWallet = z.object({
  id,
  name: z.string().check(z.minLength(1)),
  homepage: optional,
  image_id: z.catch(z.optional(id), undefined),
  image_url: picture,
  order: number,
  display_index: number,
  mobile_link: optional,
  desktop_link: optional,
  webapp_link: optional,
  link_mode: optional,
  app_store: optional,
  play_store: optional,
  chrome_store: optional,
  rdns: optional,
  chains: z.catch(z.optional(z.array(text).check(z.maxLength(500))), undefined),
  injected: z.catch(z.optional(z.nullable(z.array(z.unknown()))), undefined),
  badge_type: optional,
})

export type WireWallet = z.infer<typeof wireWallet>

/** One page. Its wallets are checked one by one, so that an invalid one does not discard the others. */
export const walletPage = z.object({ data: z.array(z.unknown()), count: z.number().check(z.nonnegative()) })

/** Features that a project has on the server, each looked at by itself. Null leaves all of them to the dapp. */
export const projectConfig = z.object({ features: z.nullable(z.array(z.unknown())) })

/** Null leaves the feature to the dapp. A feature without a list is off; the list may be empty. */
export const projectFeature = z.object({
  id: z.string(),
  isEnabled: z.catch(z.boolean(), false),
  config: z.catch(z.optional(z.nullable(z.array(z.unknown()))), undefined),
})

export const originList = z.object({ allowedOrigins: z.array(z.string()) })
