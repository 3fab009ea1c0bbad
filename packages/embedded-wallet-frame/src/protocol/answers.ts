import * as z from 'zod/mini'
import type { RequestName } from './names.ts'
import { accountType, chainId, email, integer, text, url } from './shared.ts'
import { socialUser, user } from './user.ts'

/** Requests whose answer has no payload, and RPC_ABORT, which has no answer. */
type BareAnswer =
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'RELOAD'
  | 'RPC_ABORT'
  | 'SIGN_OUT'
  | 'SYNC_DAPP_DATA'
  | 'SYNC_THEME'
  | 'UPDATE_EMAIL_PRIMARY_OTP'

/** Payloads of answers, by the request's name. */
export const answers = {
  SWITCH_NETWORK: z.object({ chainId }),
  CONNECT_EMAIL: z.object({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    /** The browser keeps nothing for the wallet here, so each visit begins as on a new device. Other clients strip it. */
    keepsNothing: z.optional(z.boolean()),
  }),
  GET_SOCIAL_REDIRECT_URI: z.object({
    uri: url,
    /** Answers what the popup cannot tell a page that keeps its popups apart. Other clients strip it. */
    statusUrl: z.optional(url),
  }),
  CONNECT_SOCIAL: socialUser,
  GET_FARCASTER_URI: z.object({ url }),
  CONNECT_FARCASTER: z.object({ userName: z.string() }),
  GET_USER: user,
  IS_CONNECTED: z.object({ isConnected: z.boolean() }),
  GET_CHAIN_ID: z.object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.object({ smartAccountEnabledNetworks: z.array(integer) }),
  INIT_SMART_ACCOUNT: z.object({ address: text, isDeployed: z.boolean() }),
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType, address: text }),
  /** Any JSON: see `parseRpcResult`. */
  RPC_REQUEST: z.unknown(),
  UPDATE_EMAIL: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ newEmail: email }),
} as const satisfies Record<Exclude<RequestName, BareAnswer>, z.ZodMiniType>

/** The payload of every `_ERROR`. */
export const failure = z.object({ message: z.string() })

/** Messages that the iframe posts without a request. */
export const announcements = {
  READY: z.object({ version: z.optional(z.string()) }),
  SESSION_UPDATE: z.object({ token: z.string() }),
} as const

export type Answer<name extends RequestName> = name extends keyof typeof answers
  ? z.infer<(typeof answers)[name]>
  : undefined
