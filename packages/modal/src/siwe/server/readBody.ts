import { Refusal } from './Refusal.ts'

/** In bytes. A smart account that is not deployed yet signs with the code that deploys it. */
export const MAX_BODY = 128 * 1024

/**
 * The JSON object in a request's body. Stops reading where it is too large.
 *
 * @throws {Refusal} the body is too large, or not a JSON object
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {
    // Continues with the refusal.
  }
  throw new Refusal('body')
}

async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > MAX_BODY) throw new Refusal('tooLarge')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
