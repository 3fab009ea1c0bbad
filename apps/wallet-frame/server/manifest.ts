import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { OperatorError } from '@foyer/server-kit'
import * as z from 'zod'
import type { Assets } from './assets.ts'

/** Name of the manifest, beside the pages of a build and on a site. */
export const MANIFEST_FILE = 'integrity.json'

const digest = z.templateLiteral(['sha384-', z.string().regex(/^[\w+/]{64}$/)])
const reference = z.object({ url: z.string().startsWith('/'), integrity: digest })
const entry = z.object({ scripts: z.array(reference), styles: z.array(reference) })

export const manifestSchema = z.object({
  version: z.literal(1),
  /** SHA-384 of each file, as in the `integrity` attribute, by its path on the site. */
  files: z.record(z.string().startsWith('/'), digest),
  /** The files that each page loads at once, with the digests that its HTML has. */
  pages: z.object({ sdk: entry, loading: entry, home: entry, backup: entry }),
  /** The digests that `/sdk`, `/` and `/backup` have of all scripts, those that are loaded later, too. */
  importMap: z.string(),
})

/** Everything of a build that a browser is given, in digests. Two builds are the same if their manifests are. */
export type Manifest = z.output<typeof manifestSchema>

export const digestOf = (body: Uint8Array): Manifest['files'][string] =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`

export function toManifest({ files, restore, sdk, loading, home, backup, importMap }: Assets): Manifest {
  const digests = [...files].map(([path, { body }]) => [path, digestOf(body)] as const)
  return manifestSchema.parse({
    version: 1,
    files: Object.fromEntries(
      [...digests, ['/restore.html', digestOf(restore)] as const].sort(([one], [other]) =>
        one < other ? -1 : 1,
      ),
    ),
    pages: { sdk, loading, home, backup },
    importMap,
  })
}

/**
 * Reads the manifest of a build.
 *
 * @throws {OperatorError} it cannot be read, or is none
 */
export async function readManifest(path: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new OperatorError(
      `${path} is not the manifest of a build. Run \`pnpm --filter @foyer/wallet-frame build\`, or name another one with --manifest.`,
      { section: 'verify', cause },
    )
  }
}
