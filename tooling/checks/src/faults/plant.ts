import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Fault } from './faults.ts'

/** A fault that is in the working tree. */
export type Planted = {
  /** Writes the file as it was. Without effect the second time. */
  remove: () => void
}

/** Of these files those that differ from the last commit. */
export async function changedFiles(repository: string, files: readonly string[]): Promise<string[]> {
  const { stdout } = await execa({ cwd: repository })`git diff --name-only HEAD -- ${files}`
  return stdout.split('\n').filter((line) => line !== '')
}

/** Counts the places of a text in a file. */
export const readPlaces = (repository: string, file: string, text: string): number =>
  readFileSync(join(repository, file), 'utf8').split(text).length - 1

export function plant(repository: string, { file, find, replace }: Fault): Planted {
  const path = join(repository, file)
  const original = readFileSync(path, 'utf8')
  // A function: a string would have `$` replaced.
  writeFileSync(
    path,
    original.replace(find, () => replace),
  )
  let isThere = true
  return {
    // Not asynchronous: the process may be about to end.
    remove() {
      if (isThere) writeFileSync(path, original)
      isThere = false
    },
  }
}
