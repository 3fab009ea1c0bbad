/** More than any right answer of a node or an explorer; an upstream must not fill the memory. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/** The body of an upstream's answer. Rejects as soon as it has become too large. */
export async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Error(`The upstream answers more than ${MAX_ANSWER_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
