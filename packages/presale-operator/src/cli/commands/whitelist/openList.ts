import { createReadStream } from 'node:fs'
import type { Io } from '../../commandKit.ts'

/** The list that a command is given: a file, or standard input. */
export function openList(csv: string, { stdin }: Io) {
  return csv === '-'
    ? { stream: stdin, label: 'standard input' }
    : { stream: createReadStream(csv), label: csv }
}
