import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { ensureFonts, findBrowser } from '@foyer/harness/browser'
import { watchAncestors } from '@foyer/harness/processes'
import { createCommands } from './createCommands.ts'
import { selectParts } from './parts/allParts.ts'
import { runParts } from './runParts.ts'
import { formatResult, summarize } from './summary.ts'

/** A suite that hangs must not hang the whole run. */
const COMMAND_LIMIT_MS = 15 * 60_000

const parts = selectPartsOrExit(process.argv.slice(2))
const reports = await mkdtemp(join(tmpdir(), 'foyer-test-'))
const commands = createCommands({ limitMs: COMMAND_LIMIT_MS })
// What is left to run then fails at once, so that the summary still tells the truth.
const stop = () => void commands.destroy()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
watchAncestors({ onGone: stop })
let browser: Promise<void> | undefined

const results = await runParts({
  parts,
  async createContext(name) {
    const log = (line: string) => console.log(`${styleText('dim', `${name.padEnd(10)}│`)} ${line}`)
    const directory = join(reports, name)
    await mkdir(directory, { recursive: true })
    return { commands, log, directory, prepareBrowser: () => (browser ??= prepareBrowser(log)) }
  },
  onStart: (name) => console.log(styleText('dim', `… ${name}`)),
  onEnd: (result) => console.log(formatResult(result)),
})
await commands.destroy()
await rm(reports, { recursive: true, force: true })
const { text, isPassed } = summarize({ results, milliseconds: performance.now() })
console.log(text)
// Not process.exit: what is printed into a pipe must arrive first.
process.exitCode = isPassed ? 0 : 1

async function prepareBrowser(log: (line: string) => void) {
  await findBrowser({ headlessShell: false, onProgress: log })
  await ensureFonts(log)
}

function selectPartsOrExit(names: string[]) {
  try {
    return selectParts(names)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
