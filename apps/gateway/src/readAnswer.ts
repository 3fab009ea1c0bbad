import { readText } from '@foyer/kit'

/** More than any right answer of a node or an explorer; an upstream must not fill the memory. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/**
 * Reads the JSON of an upstream's answer.
 *
 * @throws {Error} the answer is too long, or no JSON
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await readText(response, MAX_ANSWER_BYTES)
  if (text === undefined) throw new Error(`The upstream answers more than ${MAX_ANSWER_BYTES} bytes.`)
  return JSON.parse(text)
}
