import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { checkSite } from './checkSite.ts'

// The site goes without sentences for errors; here they say what was expected.
z.config(z.locales.en())

const [command, path, ...rest] = process.argv.slice(2)

if (command !== 'check' || path === undefined || rest.length > 0) {
  process.stderr.write('Usage: site check <config.json>\n')
  process.exitCode = 2
} else {
  const { errors, warnings } = await readFile(path, 'utf8').then(checkSite, (cause: Error) => ({
    errors: [`The file cannot be read: ${cause.message}`],
    warnings: [],
  }))
  for (const error of errors) process.stderr.write(`error: ${error}\n`)
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`)
  if (errors.length > 0) process.exitCode = 1
  else if (warnings.length === 0) process.stdout.write('Nothing is left out.\n')
}
