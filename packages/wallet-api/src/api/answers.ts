import * as z from 'zod/mini'

/** Schemas of the answers of auth and vault. Every refusal is an `errorAnswer`. */

const id = z.string().check(z.minLength(1), z.maxLength(64))
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))
/** Compact JWE for the worker's key. */
const jwe = z.string().check(z.maxLength(4_096))
const time = z.iso.datetime()

export const errorAnswer = z.object({
  message: z.string(),
  /** `name` says what a client can do: `nonce`, `session`, `revoked`, `login`, `code`, `expired`, `tries`, `grant`, … */
  reasons: z.array(z.object({ name: z.string(), description: z.string() })),
})

const walletSchema = z.object({
  id,
  address,
  /** A pending wallet was never shown to its user. */
  state: z.enum(['pending', 'confirmed']),
})

/** `POST /v1/email/start` */
export const emailStartAnswer = z.object({ challengeId: id, retryAfter: z.number() })

/** `POST /v1/email/verify` */
export const emailVerifyAnswer = z.object({ token: z.string(), userId: id, deviceId: id })

/** `POST /v1/email/update/start` */
export const emailUpdateAnswer = z.object({
  /** The address that got the code: the old one, or where there is none the new one. */
  step: z.enum(['primary', 'secondary']),
  /** True if the user logs in with the address. Then the vault needs a link to both, too. */
  isLogin: z.boolean(),
  retryAfter: z.number(),
})

/** `POST /v1/email/update/primary` */
export const emailPrimaryAnswer = z.object({ retryAfter: z.number() })

/** `POST /v1/email/update/secondary` */
export const emailSecondaryAnswer = z.object({ email: z.string() })

/** `POST /v1/social/start` of auth and `POST /v1/approvals/social/start` of vault */
export const socialStartAnswer = z.object({ id })

const profile = { email: z.nullable(z.string()), userName: z.nullable(z.string()) }

/** `GET /v1/social/providers` */
export const socialProvidersAnswer = z.object({ providers: z.array(z.string()) })

/** `POST /v1/social/redeem` */
export const socialRedeemAnswer = z.object({
  token: z.string(),
  userId: id,
  deviceId: id,
  provider: z.string(),
  ...profile,
})

/** `POST /v1/approvals/social/redeem` of vault */
export const socialApprovalAnswer = z.object({ id, ...profile })

/** `POST /v1/farcaster/start` of auth and `POST /v1/approvals/farcaster/start` of vault */
export const farcasterStartAnswer = z.object({ id, nonce: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/** `POST /v1/farcaster/verify` */
export const farcasterVerifyAnswer = z.object({ token: z.string(), userId: id, deviceId: id })

/** `POST /v1/approvals/farcaster/verify` of vault */
export const farcasterApprovalAnswer = z.object({ id })

/** `POST /oauth/auth/read` */
export const socialReadAnswer = z.object({
  provider: z.string(),
  origin: z.string(),
  browser: z.string(),
  createdAt: time,
})

/** `GET /v1/me` */
export const meAnswer = z.object({
  user: z.object({ id, email: z.nullable(z.string()) }),
  device: z.object({ id, hasShare: z.boolean() }),
  wallet: z.nullable(walletSchema),
  /** While the wallet is about to be deleted. */
  deletion: z.nullable(
    z.object({
      purgeAt: time,
      /** Ends the deletion at the vault. */
      vaultToken: z.string(),
      /** The user has decided to keep the wallet, and the vault may not know it. */
      isKept: z.boolean(),
    }),
  ),
})

/** `POST /v1/account/delete` */
export const deletionAnswer = z.object({ purgeAt: time })

/** `POST /v1/account/keep` and `POST /v1/keep` */
export const keepAnswer = z.object({ vaultToken: z.string() })

/** `POST /v1/deletion/ask` of vault */
export const deletionStartAnswer = z.object({ token: z.string() })

/** `POST /v1/wallet` and `POST /v1/wallet/confirm` */
export const walletAnswer = z.object({ wallet: walletSchema })

/** `POST /v1/shares/release` of auth and `POST /v1/recovery/release` of vault */
export const releaseAnswer = z.object({ jwe, walletId: id, address })

/** The content of a `jwe`, for the worker. */
export const releasedShare = z.object({
  /**
   * `export`: the worker may show the key, or write a backup file, and does not keep it. `backup`: it may write the file
   * alone. `addPasskey`: it may split the key for a passkey.
   */
  kind: z.enum(['device', 'recovery', 'passkey', 'export', 'backup', 'addPasskey']),
  walletId: id,
  address,
  /** Of a passkey at the vault, encrypted once more. */
  share: z.string().check(z.regex(/^([\w-]{22}|[\w-]{59})$/)),
})

/** `POST /v1/identity` */
export const identityAnswer = z.object({ token: z.string() })

/** `GET /v1/devices` */
export const devicesAnswer = z.object({
  devices: z.array(
    z.object({
      id,
      browser: z.string(),
      origin: z.string(),
      createdAt: time,
      lastLoginAt: time,
      isCurrent: z.boolean(),
    }),
  ),
})

/** `GET /v1/shares/passkeys` */
export const passkeysAnswer = z.object({
  passkeys: z.array(z.object({ id, browser: z.string(), createdAt: time })),
  /** True if the wallet is recovered with a passkey alone. */
  isProtected: z.boolean(),
})

const bytes = z.string().check(z.regex(/^[\w-]{1,2000}$/))

/** `POST /v1/passkeys/options` of vault */
export const passkeyOptionsAnswer = z.object({
  challenge: bytes,
  userHandle: bytes,
  walletId: id,
  address,
  isProtected: z.boolean(),
  passkeys: z.array(
    z.object({ id, credentialId: bytes, transports: z.array(z.string()), isConfirmed: z.boolean() }),
  ),
})

/** `POST /v1/passkeys/register` of vault */
export const passkeyRegisterAnswer = z.object({ id })

/** `POST /v1/passkeys/assert` of vault. Nothing is released to an approval that is for something other than a login. */
export const passkeyAssertAnswer = z.object({ id, jwe: z.nullable(jwe), walletId: id, address })

/** `POST /v1/approvals` of vault */
export const approvalStartAnswer = z.object({ id, retryAfter: z.number() })

/** `GET /v1/approvals/:id` of vault */
export const approvalAnswer = z.object({ status: z.enum(['pending', 'approved', 'denied', 'expired']) })

/** Routes that have nothing to say: signing out, revoking, storing a share. */
export const doneAnswer = z.object({})
