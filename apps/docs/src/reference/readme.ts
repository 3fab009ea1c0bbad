import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const README = join(import.meta.dirname, '../../../../packages/modal/README.md')
/** From the folder of the generated pages to that of the package. */
const PACKAGE = '../../../../packages/modal/'

/** Links of the README, written from the folder of the generated pages. */
const rebase = (markdown: string) =>
  markdown.replaceAll(/\]\((?!https?:)([^)]+)\)/g, (_, to: string) =>
    to.startsWith('#') ? `](${PACKAGE}README.md${to})` : `](${posix.join(PACKAGE, to)})`,
  )

/** The text below a heading of the modal's README, for a generated page. */
export function readmeSection(heading: string): string {
  const [, after = ''] = readFileSync(README, 'utf8').split(`\n## ${heading}\n`)
  return rebase(after.split(/^## /m)[0] ?? '')
}
