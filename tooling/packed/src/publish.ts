import { readFile } from 'node:fs/promises'

/** Addresses of the project. `.pnpmfile.mjs` writes them into the manifest of each published package. */
export type Publish = { repository: string; homepage: string; funding: string }

const file = new URL('../publish.json', import.meta.url)

export const readPublish = async (): Promise<Publish> => JSON.parse(await readFile(file, 'utf8'))

/**
 * Refuses to release what would lead nowhere.
 *
 * @throws {Error} names the fields of `publish.json` that nobody has filled in
 */
export function checkPublish(publish: Publish) {
  const open = Object.entries(publish).filter(([, value]) => /[<>]/.test(value) || !URL.canParse(value))
  if (open.length === 0) return
  const names = open.map(([name]) => name).join(', ')
  throw new Error(
    `tooling/packed/publish.json says nothing of ${names}. Enter the project's addresses there before the first release (CONTRIBUTING.md, "A release").`,
  )
}
