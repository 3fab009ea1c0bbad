import { causesOf } from '@foyer/chain-kit'

const TIMEOUT_MS = 10_000

/**
 * Tells a service that waits for it that the monitor runs. Resolves to what went wrong: a service that is away must not keep an
 * alarm from being told. The address is a secret and in no text.
 */
export async function sendHeartbeat(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    const codes = causesOf(error).map((cause) => (cause as { code?: unknown }).code)
    return String(codes.findLast((code) => typeof code === 'string') ?? 'no answer')
  }
}
