import { readFile } from 'node:fs/promises'
import { checkSite, parseConfig } from './checkSite.ts'
import { snapshotSale } from './snapshotSale.ts'

const [command, path, ...rest] = process.argv.slice(2)
const run = { check, snapshot }[command ?? '']

if (run === undefined || path === undefined || rest.length > 0) {
  process.stderr.write('Usage: site check <config.json>\n       site snapshot <config.json> > sale.json\n')
  process.exitCode = 2
} else {
  await run(path)
}

async function check(path: string) {
  const { errors, warnings } = await read(path).then(checkSite, unreadable)
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`)
  if (errors.length > 0) fail(errors)
  else if (warnings.length === 0) process.stdout.write('Nothing is left out.\n')
}

/** Writes `/sale.json` to the output; an empty one where there is nothing to show, so that an older one goes. */
async function snapshot(path: string) {
  const parsed = await read(path).then(parseConfig, unreadable)
  if ('errors' in parsed) return fail(parsed.errors)
  try {
    const sale = await snapshotSale(parsed.config)
    if (sale === undefined)
      process.stderr.write(
        'warning: Not everybody can buy now: the page shows no price before it has read the chain.\n',
      )
    process.stdout.write(`${JSON.stringify(sale ?? {})}\n`)
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n')
    fail([`The chain could not be read: ${reason}`])
  }
}

function read(path: string) {
  return readFile(path, 'utf8')
}

function unreadable(cause: Error) {
  return { errors: [`The file cannot be read: ${cause.message}`], warnings: [] }
}

function fail(errors: readonly string[]) {
  for (const error of errors) process.stderr.write(`error: ${error}\n`)
  process.exitCode = 1
}
