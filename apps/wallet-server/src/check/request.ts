const TIMEOUT_MS = 5_000

/** @throws {Error} there is no answer within five seconds */
export const request = (url: string | URL, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })

export type RpcAnswer = {
  /** Undefined where the node answers with an error. */
  result: unknown
  /** True if pages of this origin can read the answer. */
  isReadable: boolean
}

/** @throws {Error} there is no answer, or none of JSON-RPC */
export async function requestRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  origin: string,
): Promise<RpcAnswer> {
  const response = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (typeof answer !== 'object' || answer === null || !('jsonrpc' in answer))
    throw new Error(`status ${response.status}`)
  const allowed = response.headers.get('access-control-allow-origin')
  return {
    result: 'result' in answer ? answer.result : undefined,
    isReadable: allowed === '*' || allowed === origin,
  }
}
