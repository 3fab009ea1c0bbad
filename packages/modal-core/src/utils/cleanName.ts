import { cleanText } from './cleanText.ts'

const NAME_LENGTH = 40

/**
 * The name of a wallet, a token or a network that is safe to draw, or undefined when nothing is left of it. Of a longer
 * one the first 39 characters, with an ellipsis.
 */
export function cleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  const text = cleanText(name.slice(0, 4 * NAME_LENGTH))
  if (text === 'Trust Wallet') return 'Trust'
  const letters = [...(text ?? '')]
  return letters.length <= NAME_LENGTH ? text : cleanText(`${letters.slice(0, NAME_LENGTH - 1).join('')}…`)
}
