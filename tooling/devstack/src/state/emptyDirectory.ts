import { mkdir, rm } from 'node:fs/promises'

/** Makes a directory that holds nothing of an earlier start. */
export async function emptyDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
}
