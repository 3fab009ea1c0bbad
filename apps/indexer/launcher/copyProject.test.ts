import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from './copyProject.ts'

test('names a state directory that is no folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-indexer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(copyProject(file)).rejects.toThrow(
    `${file} is no folder.\nThe folder is that of INDEXER_STATE_DIR.`,
  )
})
