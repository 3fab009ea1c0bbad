import { OperatorError, runProgram } from '@foyer/server-kit/program'
import { openTracing } from '@foyer/server-kit/tracing'
import manifest from '../package.json' with { type: 'json' }
import { checkChain } from './checkChain.ts'
import { checkPort } from './checkPort.ts'
import { copyProject } from './copyProject.ts'
import { guardServers } from './guardServer.ts'
import { openRequestCount } from './openRequestCount.ts'
import { absoluteFiles, type IndexerSettings, readEnv } from './readEnv.ts'
import { watchLog } from './watchLog.ts'

const USAGE = `Usage: node launcher/main.ts <start|serve>
  start  index the chain and answer reads
  serve  only answer reads, from the Postgres that a started one fills`

/** EX_TEMPFAIL: another start may succeed. */
const TEMPORARY = 75

type Command = 'start' | 'serve'

async function main(command: string | undefined) {
  if (command !== 'start' && command !== 'serve') throw new OperatorError(USAGE, { section: 'settings' })
  const settings = readEnv()
  if (command === 'serve' && settings.databaseUrl === undefined) {
    throw new OperatorError(
      'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
      {
        section: 'settings',
      },
    )
  }
  await checkPort(settings.host, settings.port)
  if (command === 'start') await checkChain(settings)
  await becomePonder(command, settings)
}

/**
 * Runs Ponder in this process, so that signals, exit code and memory are its own and nothing outlives it.
 * Its command line is a module that reads `process` when it is imported.
 */
async function becomePonder(command: Command, settings: IndexerSettings) {
  const { host, port, schema, stateDirectory, deploymentFile } = settings
  const project = await copyProject(stateDirectory)
  // The settings are read again by ponder.config.ts, from where relative paths would be others.
  Object.assign(process.env, {
    INDEXER_STATE_DIR: stateDirectory,
    INDEXER_DEPLOYMENT: deploymentFile,
    ...absoluteFiles(process.env),
  })
  process.chdir(project)
  process.env.PONDER_TELEMETRY_DISABLED = '1'
  // It would win over the flag.
  delete process.env.PORT
  const { corsOrigins, rateLimit, idleSeconds } = settings
  // Before the guard stands in front of every server: requests of a collector are no requests of clients.
  const metrics = settings.metrics && (await serveMetricsOf(settings, settings.metrics))
  const tracing = await openTracing(settings.tracing, { service: 'indexer', version: manifest.version })
  // Ponder ends by itself; spans are sent meanwhile.
  if (tracing)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void tracing.destroy())
  guardServers({
    ...(metrics && { onAnswer: metrics.countRequest }),
    ...(tracing && { tracing }),
    corsOrigins,
    idleSeconds,
    ...(rateLimit > 0 && { countRequest: await openRequestCount(settings) }),
  })
  watchLog({ onLocked, onDeepReorg })
  const ponder = new URL('bin/ponder.js', import.meta.resolve('ponder'))
  const flags = ['--root', project, '--schema', schema, '--hostname', host, '--port', `${port}`]
  process.argv = [process.execPath, ponder.pathname, command, ...flags]
  await import(ponder.href)
}

/** The library is loaded only where something is counted. */
const serveMetricsOf = async (settings: IndexerSettings, metrics: NonNullable<IndexerSettings['metrics']>) =>
  (await import('./serveIndexerMetrics.ts')).serveIndexerMetrics({ ...settings, metrics })

/** Ponder goes on, and its tables have rows of blocks that the chain no longer has. A person has to decide. */
function onDeepReorg() {
  process.stderr.write(
    'The chain reorganised more blocks than can be undone, so the tables are wrong. Start with a new INDEXER_SCHEMA.\nRead on: apps/indexer/README.md#what-can-go-wrong\n',
  )
  process.once('exit', () => {
    process.exitCode = 1
  })
  process.kill(process.pid, 'SIGTERM')
}

/** Ponder ends with 1, by which a supervisor leaves a process alone; this one is to stand by until the other has ended. */
function onLocked() {
  process.stderr.write(
    'Another process indexes into this schema. Start again to stand by: this one takes over when it has ended.\n',
  )
  process.once('exit', () => {
    process.exitCode = TEMPORARY
  })
}

await runProgram(() => main(process.argv[2]), 'apps/indexer/README.md')
