import { rename, writeFile } from 'node:fs/promises'
import { describeFolderError } from '../describeFolderError.ts'
import { OperatorError } from '../errors.ts'
import { SECTION } from './format.ts'

export type BackupMetrics = {
  /** Such as `gateway_backup`. */
  prefix: string
  /** Tells backups of one program apart. */
  labels?: Record<string, string>
  rows: number
  writtenAt: Date
}

/**
 * Writes when a backup was made, for the textfile collector of node_exporter: the command itself does not run on.
 *
 * @throws {OperatorError} the file cannot be written
 */
export async function writeBackupMetrics(
  file: string,
  { prefix, labels = {}, rows, writtenAt }: BackupMetrics,
) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  const series = pairs.length > 0 ? `{${pairs.join(',')}}` : ''
  const describe = (name: string, help: string, value: number) => [
    `# HELP ${prefix}_${name} ${help}`,
    `# TYPE ${prefix}_${name} gauge`,
    `${prefix}_${name}${series} ${value}`,
  ]
  const lines = [
    ...describe(
      'timestamp_seconds',
      'When the last backup was written.',
      Math.floor(writtenAt.getTime() / 1_000),
    ),
    ...describe('rows', 'Rows of the last backup.', rows),
  ]
  try {
    // The collector may read at any moment.
    await writeFile(`${file}.new`, `${lines.join('\n')}\n`)
    await rename(`${file}.new`, file)
  } catch (cause) {
    const text =
      describeFolderError(cause, file) ?? `${file} cannot be written. Make its folder, or name another file.`
    throw new OperatorError(`The backup was written, but its time was not: ${text}`, {
      section: SECTION,
      cause,
    })
  }
}
