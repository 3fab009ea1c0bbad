import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { isGroupRunning } from './processGroup.ts'

const MODULE = new URL('createReaper.ts', import.meta.url).href

test('ends the watched groups and removes the file when its owner is killed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-reaper-'))
  const file = join(directory, 'stack.json')
  await writeFile(file, '{}')
  const script = `
    import { spawn } from 'node:child_process'
    import { createReaper } from '${MODULE}'
    const reaper = createReaper({ removeFile: ${JSON.stringify(file)} })
    const child = spawn('sh', ['-c', 'sleep 1000 & wait'], { detached: true })
    reaper.watch(child.pid)
    console.log(child.pid)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: owner.stdout }), 'line')
  const group = Number(line)
  expect(await isGroupRunning(group)).toBe(true)

  owner.kill('SIGKILL')

  await vi.waitFor(async () => expect(await isGroupRunning(group)).toBe(false))
  await expect(access(file)).rejects.toThrow('ENOENT')
  await rm(directory, { recursive: true })
})
