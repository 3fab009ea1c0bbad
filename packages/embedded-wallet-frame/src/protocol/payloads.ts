import * as z from 'zod/mini'
import type { RequestName } from './names.ts'
import { accountType, chainId, email, namespace, otp, short, text, url } from './shared.ts'
import { siwxMessage } from './siwx.ts'
import { SOCIAL_PROVIDERS } from './socialProviders.ts'

/** An icon may be a picture in its own URL, so only the limit of the message holds for it. */
const metadata = z.object({ name: z.string(), description: z.string(), url, icons: z.array(z.string()) })

/** True if the iframe is shown, so that it can ask for a passkey. Other clients do not send it. */
const passkey = z.optional(z.literal(true))

/** Requests without a payload. */
type BareRequest =
  | 'GET_CHAIN_ID'
  | 'GET_FARCASTER_URI'
  | 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
  | 'INIT_SMART_ACCOUNT'
  | 'RELOAD'
  | 'RPC_ABORT'
  | 'SIGN_OUT'

/** Payloads of requests, by name. */
export const payloads = {
  SWITCH_NETWORK: z.object({ chainId, rpcUrl: z.optional(url) }),
  CONNECT_EMAIL: z.object({ email }),
  // `stop` ends what waits for the link until it is asked for again. Other clients do not send it.
  CONNECT_DEVICE: z.optional(z.object({ stop: z.optional(z.boolean()) })),
  CONNECT_OTP: z.object({ otp, passkey }),
  CONNECT_FARCASTER: z.optional(z.object({ passkey })),
  GET_SOCIAL_REDIRECT_URI: z.object({
    provider: z.enum(SOCIAL_PROVIDERS),
  }),
  CONNECT_SOCIAL: z.object({
    uri: url,
    passkey,
    preferredAccountType: z.optional(accountType),
    chainId: z.optional(chainId),
    siwxMessage: z.optional(siwxMessage),
    rpcUrl: z.optional(url),
  }),
  GET_USER: z.optional(
    z.object({
      chainId: z.optional(chainId),
      preferredAccountType: z.optional(accountType),
      socialUri: z.optional(url),
      siwxMessage: z.optional(siwxMessage),
      rpcUrl: z.optional(url),
    }),
  ),
  IS_CONNECTED: z.optional(z.object({ token: z.string() })),
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType }),
  RPC_REQUEST: z.object({
    method: short(100),
    /** Its shape depends on the method: see `parseRpcParams`. */
    params: z.optional(z.unknown()),
    chainId: z.optional(chainId),
    chainNamespace: z.optional(namespace),
    rpcUrl: z.optional(url),
  }),
  UPDATE_EMAIL: z.object({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: z.object({ otp }),
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ otp, passkey }),
  SYNC_THEME: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    w3mThemeVariables: z.optional(z.record(z.string(), z.string())),
    /** The language of the dapp. Other clients do not send it. */
    locale: z.optional(short(35)),
  }),
  SYNC_DAPP_DATA: z.object({
    metadata: z.optional(metadata),
    sdkVersion: z.optional(z.string()),
    sdkType: z.optional(z.string()),
    projectId: text,
  }),
} as const satisfies Record<Exclude<RequestName, BareRequest>, z.ZodMiniType>

export type Payload<name extends RequestName> = name extends keyof typeof payloads
  ? z.infer<(typeof payloads)[name]>
  : undefined
