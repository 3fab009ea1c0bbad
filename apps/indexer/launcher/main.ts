import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { checkChain } from './checkChain.ts'
import { checkPort } from './checkPort.ts'
import { copyProject } from './copyProject.ts'
import { LauncherError } from './errors.ts'
import { type IndexerSettings, readEnv } from './readEnv.ts'

const USAGE = `Usage: node launcher/main.ts <start|serve>
  start  index the chain and answer reads
  serve  only answer reads, from the Postgres that a started one fills`

type Command = 'start' | 'serve'

async function main(command: string | undefined) {
  if (command !== 'start' && command !== 'serve') throw new LauncherError(USAGE, { section: 'settings' })
  const settings = readEnv()
  if (command === 'serve' && settings.databaseUrl === undefined) {
    throw new LauncherError(
      'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
      {
        section: 'settings',
      },
    )
  }
  await checkPort(settings.host, settings.port)
  if (command === 'start') await checkChain(settings)
  return run(await startPonder(command, settings))
}

async function startPonder(command: Command, settings: IndexerSettings) {
  const { host, port, schema, stateDirectory, deploymentFile } = settings
  const project = await copyProject(stateDirectory)
  const ponder = fileURLToPath(new URL('bin/ponder.js', import.meta.resolve('ponder')))
  const flags = ['--root', project, '--schema', schema, '--hostname', host, '--port', `${port}`]
  // PORT would win over the flag. Ponder reads the settings again, in another directory.
  const { PORT, ...env } = process.env
  const paths = { INDEXER_STATE_DIR: stateDirectory, INDEXER_DEPLOYMENT: deploymentFile }
  return spawn(process.execPath, [ponder, command, ...flags], {
    cwd: project,
    env: { ...env, ...paths, PONDER_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  })
}

/** Passes signals on, and resolves with the exit code. */
async function run(child: ChildProcess): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

try {
  process.exitCode = await main(process.argv[2])
} catch (error) {
  if (!(error instanceof LauncherError)) throw error
  process.stderr.write(`${error.message}\nRead on: ${error.docs}\n`)
  process.exitCode = error.exitCode
}
