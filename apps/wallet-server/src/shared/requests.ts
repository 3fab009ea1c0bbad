import { invalidRequest, readJson } from '@foyer/server-kit'
import { CODE_LENGTH, CODE_PATTERN, LOCALES } from '@foyer/wallet-api'
import type { Hex } from 'viem'
import * as z from 'zod'
import { normalizeEmail } from './subject.ts'
import type { RequestContext } from './types.ts'

/** The body of a request as the schema says, or a 400 that names each field that is wrong. */
export async function readBody<T extends z.ZodType>(c: RequestContext, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(await readJson(c))
  if (result.success) return result.data
  throw invalidRequest(
    result.error.issues.map(({ path, message }) => ({ name: path.join('.'), description: message })),
  )
}

/** One mailbox, written in one way: no list, comment, quoting or display name, which mail servers would read as another one. */
const ADDRESS = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}]{1,253}(?<!\.)$/u

export const email = z
  .string()
  .max(254)
  .transform(normalizeEmail)
  .pipe(z.email({ pattern: ADDRESS }))

/** The code of a mail. */
export const code = z.string().regex(CODE_PATTERN, `Expected ${CODE_LENGTH} digits.`)

export const locale = z.enum(LOCALES).catch('en')

/** The common fields of requests for a mail: the project and the page. */
export const mailRequest = z.object({
  projectId: z.string().max(64),
  /** The origin of the page around the frame, as the browser reported it to the frame. */
  origin: z.string().max(300),
  email,
  locale,
  /** Of the challenge that the server has answered with before. */
  solution: z.string().max(1_000).optional(),
})

/** 32 random bytes in base64url: what a link or a server hands out. */
export const token = z.string().regex(/^[\w-]{43}$/)

export const id = z.string().min(1).max(64)

export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'Expected an address.')
  .transform((value) => value.toLowerCase())

/** Of a message, by the key of an account. */
export const signature = z
  .string()
  .regex(/^0x[0-9a-fA-F]{130}$/, 'Expected a signature.')
  .transform((value) => value as Hex)

/** 16 bytes in base64url. */
export const share = z
  .string()
  .regex(/^[\w-]{22}$/, 'Expected 16 bytes in base64url.')
  .transform((value): Uint8Array => Buffer.from(value, 'base64url'))

/** A share that a passkey opens: 12 bytes, then those of the share and their tag, in base64url. */
export const wrapped = z
  .string()
  .regex(/^[\w-]{59}$/, 'Expected 44 bytes in base64url.')
  .transform((value): Uint8Array => Buffer.from(value, 'base64url'))

/** A public key of the worker, made for one answer. */
export const workerKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().regex(/^[\w-]{43}$/),
  y: z.string().regex(/^[\w-]{43}$/),
})

export type WorkerKey = z.output<typeof workerKey>
export type MailRequest = z.output<typeof mailRequest>
