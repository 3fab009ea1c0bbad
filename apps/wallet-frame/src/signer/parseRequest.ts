import type * as z from 'zod/mini'
import { SignerError } from './errors.ts'

/** @throws {SignerError} `request` */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw new SignerError('request')
  return result.data
}

/** @throws {SignerError} `request` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SignerError('request')
  }
}

/** @throws {SignerError} `request`: they are two accounts */
export function requireSame(one: string, other: string) {
  if (one.toLowerCase() !== other.toLowerCase()) throw new SignerError('request')
}
