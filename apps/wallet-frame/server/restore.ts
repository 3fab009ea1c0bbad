import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { OperatorError } from '@foyer/server-kit'
import { BackupError } from '../src/backup/backupFile.ts'
import { restoreWallet } from '../src/backup/restoreWallet.ts'

const REASONS = {
  file: 'This isn’t a backup file, or it’s incomplete.',
  passphrase: 'The passphrase is wrong, or the file was changed.',
}

/**
 * The content of a backup file, as lines of text. It needs no server and no network.
 *
 * @throws {OperatorError} the file cannot be read, or does not open
 */
export async function restore(file: string, input: NodeJS.ReadableStream): Promise<string> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { section: 'the-users-page', cause })
  })
  // A terminal ends the line that it sends.
  const passphrase = (await text(input)).replace(/\r?\n$/, '')
  try {
    const { address, solanaAddress, words, privateKey } = await restoreWallet(content, passphrase)
    return `Address: ${address}\nSolana address: ${solanaAddress}\nWords: ${words}\nPrivate key: ${privateKey}\n`
  } catch (cause) {
    if (!(cause instanceof BackupError)) throw cause
    throw new OperatorError(REASONS[cause.reason], { section: 'the-users-page', cause })
  }
}
