import { readFile } from 'node:fs/promises'
import { checkSite, parseConfig } from './checkSite.ts'
import { snapshotSale } from './snapshotSale.ts'

const USAGE = 'Usage: site check <config.json>\n       site snapshot <config.json> > sale.json\n'

type Write = (text: string) => void

export type Streams = { out: Write; err: Write }

/**
 * Runs a command of the site's operators.
 *
 * @returns the exit code: 1 for an error, 2 for a wrong call
 * @example await runSite(['check', 'config.json'], { out, err }) // 0
 */
export async function runSite(args: readonly string[], streams: Streams): Promise<number> {
  const [command, path, ...rest] = args
  const run = { check, snapshot }[command ?? '']
  if (run !== undefined && path !== undefined && rest.length === 0) return run(path, streams)
  streams.err(USAGE)
  return 2
}

async function check(path: string, { out, err }: Streams) {
  const { errors, warnings } = await read(path).then(checkSite, unreadable)
  for (const warning of warnings) out(`warning: ${warning}\n`)
  if (errors.length > 0) return fail(errors, err)
  if (warnings.length === 0) out('Nothing is left out.\n')
  return 0
}

/** Writes `/sale.json` to the output; an empty one where there is nothing to show, so that an older one goes. */
async function snapshot(path: string, { out, err }: Streams) {
  const parsed = await read(path).then(parseConfig, unreadable)
  if ('errors' in parsed) return fail(parsed.errors, err)
  try {
    const sale = await snapshotSale(parsed.config)
    if (sale === undefined)
      err('warning: Not everybody can buy now: the page shows no price before it has read the chain.\n')
    out(`${JSON.stringify(sale ?? {})}\n`)
    return 0
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n')
    return fail([`The chain could not be read: ${reason}`], err)
  }
}

function read(path: string) {
  return readFile(path, 'utf8')
}

function unreadable(cause: Error) {
  return { errors: [`The file cannot be read: ${cause.message}`], warnings: [] }
}

function fail(errors: readonly string[], err: Write) {
  for (const error of errors) err(`error: ${error}\n`)
  return 1
}
