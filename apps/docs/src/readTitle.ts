import { readFileSync } from 'node:fs'

/** Reads the first heading of a Markdown file as plain text. Throws where there is none. */
export function readTitle(path: string): string {
  const title = /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${path} has no first heading. Begin it with "# ".`)
  return title.replaceAll('`', '')
}
