import { fileURLToPath } from 'node:url'
import { execa } from 'execa'

/** Runs a script in a plain Node, where there is no window, no document and no custom elements. */
export async function onServer(script: string): Promise<unknown> {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const args = ['--conditions=@foyer/source', '--input-type=module', '--eval', script]
  const { stdout } = await execa(process.execPath, args, { cwd })
  return JSON.parse(stdout)
}
