const TIMEOUT_MS = 5_000

/** Health check of an HTTP server: any answer below 400. */
export async function checkHttp(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** Health check of an HTTP server that may not have its content yet: any answer. */
export const checkAnswers = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })

export async function fetchJson(url: string): Promise<unknown> {
  return (await checkHttp(url)).json()
}
