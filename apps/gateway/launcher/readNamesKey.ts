import { readFile, stat } from 'node:fs/promises'
import { OperatorError } from '@foyer/server-kit'
import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/**
 * Reads the key that signs the records of names.
 *
 * @throws {OperatorError} a file that cannot be read, that others may read, or that is no key
 */
export async function readNamesKey(file: string): Promise<PrivateKeyAccount> {
  const refuse = (problem: string, cause?: unknown) =>
    new OperatorError(`The key of GATEWAY_NAMES_KEY_FILE ${problem}`, { section: 'names', cause })
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw refuse(`cannot be read: ${file}. \`gateway names key\` makes one.`, cause)
  })
  const { mode } = await stat(file)
  if ((mode & 0o077) !== 0) throw refuse(`may be read by others. Say: chmod 600 ${file}`)
  const key = text.trim()
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) throw refuse('is not 0x and 64 hexadecimal digits.')
  return privateKeyToAccount(key as Hex)
}
