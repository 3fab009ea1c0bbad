import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `use` with a new folder outside the workspace and removes it afterwards. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packed-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
