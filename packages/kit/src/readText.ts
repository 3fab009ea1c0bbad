/**
 * Reads the text of a body, and ends the download beyond `maxBytes`: a server may leave out the length, or lie about it.
 * Returns undefined for a longer text.
 */
export async function readText(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<string | undefined> {
  // Not every browser iterates a stream.
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      void reader?.cancel().catch(() => {})
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
