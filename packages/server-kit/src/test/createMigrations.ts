import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Registers what ends something: with the test, or with the file. */
export type OnEnd = (end: () => Promise<void>) => void

/** A folder with migrations, as drizzle-kit writes it. `oldest` is the number of the oldest one whose programs still work. */
export async function createMigrations(
  sql: string | readonly string[],
  oldest?: number,
  onEnd: OnEnd = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'meta'))
  const files = [sql].flat()
  const tagOf = (idx: number) => `000${idx}_test`
  const entries = files.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: tagOf(idx),
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [idx, text] of files.entries()) await writeFile(join(folder, `${tagOf(idx)}.sql`), text)
  if (oldest !== undefined)
    await writeFile(join(folder, 'compatibility.json'), JSON.stringify({ oldest: tagOf(oldest) }))
  return folder
}
