import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Prints the time when the program ends, which is soon: it is told nothing to do. */
const HOOK = `data:text/javascript,import { getDefaultAutoSelectFamilyAttemptTimeout as get } from 'node:net'
  process.once('exit', () => console.log('\\n' + get()))`

/** Milliseconds that a program gives each address of a name, before it tries the next. */
export async function readAddressTimeout(program: URL): Promise<number> {
  const run = promisify(execFile)(process.execPath, ['--import', encodeURI(HOOK), fileURLToPath(program)])
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return Number(stdout.trim().split('\n').at(-1))
}
