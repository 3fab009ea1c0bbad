import * as z from 'zod/mini'

/**
 * A schema with a condition. The checks that zod brings would weigh a kilobyte in the page of every dapp with an embedded
 * wallet.
 */
export function where<schema extends z.ZodMiniType>(
  schema: schema,
  isValid: (value: z.infer<schema>) => boolean,
): schema {
  return schema.check(({ value, issues }) => {
    if (!isValid(value as z.infer<schema>)) issues.push({ code: 'custom', input: value })
  })
}

export const matching = (pattern: RegExp) => where(z.string(), (value) => pattern.test(value))

/** A text of at most this many characters. */
export const short = (length: number) => where(z.string(), (value) => value.length <= length)

/** A text of the wire that is not empty. */
export const text = where(z.string(), ({ length }) => length > 0 && length <= 4096)

export const url = short(4096)

export const integer = where(z.number(), (value) => Number.isSafeInteger(value) && value >= 0)

/** `56`, `'56'` or `'eip155:56'`. */
export const chainId = z.union([where(integer, (value) => value > 0), text])

export const namespace = z.enum(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])

export const accountType = z.enum(['eoa', 'smartAccount'])

/** Servers decide whether mail can be sent there. */
export const email = where(
  z.string(),
  (value) => value.length <= 254 && /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(value),
)

/** A one-time code, of `CODE_LENGTH` digits. */
export const CODE_PATTERN = /^\d{6}$/

export const otp = matching(CODE_PATTERN)

export const hex = matching(/^0x[\da-f]*$/i)

export type Namespace = z.infer<typeof namespace>
export type AccountType = z.infer<typeof accountType>
