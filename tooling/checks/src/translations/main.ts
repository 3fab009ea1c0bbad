import { createInterface } from 'node:readline/promises'
import { CreateLocaleError, createLocale, PARTS } from './createLocale.ts'

/**
 * Writes a new language. It asks what the language is for where that is not passed: the modal, the sale (site, pictures of
 * its links, contract list), the wallet (its pages and mails), or several of them.
 *
 * `pnpm create:locale pl --for sale,wallet`
 */
async function askParts() {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`For which of ${PARTS.join(', ')}? `)
  terminal.close()
  return answer
}

try {
  process.stdout.write(await createLocale(process.argv.slice(2), askParts))
} catch (error) {
  if (!(error instanceof CreateLocaleError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
