import { unavailable } from '@foyer/server-kit'
import type * as z from 'zod'
import { readAnswer } from '../../readAnswer.ts'

const TIMEOUT_MS = 8_000

/**
 * Asks the API of a provider.
 *
 * @throws {HttpError} 503: it does not answer, refuses, or says something else. What it says could hold a key.
 */
export async function request<schema extends z.ZodType>(
  url: URL,
  schema: schema,
  init: RequestInit = {},
): Promise<z.output<schema>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
    return schema.parse(await readAnswer(response))
  } catch (cause) {
    throw unavailable('provider', 'The provider of this purchase does not answer.', { cause })
  }
}

/** A number of an answer as a decimal number without an exponent. */
export const toDecimal = (value: number) => value.toFixed(8).replace(/\.?0+$/, '')
