/**
 * Reads the body of a response up to this many bytes and ends the download there: a server may leave out its length,
 * or lie about it. `isWhole` is false when there was more.
 */
export async function readBody(response: Response, limit: number): Promise<{ body: Blob; isWhole: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    chunks.push(part.value.subarray(0, limit - size))
    size += part.value.length
    if (size > limit) {
      await reader?.cancel()
      break
    }
  }
  const body = new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
  return { body, isWhole: size <= limit }
}
