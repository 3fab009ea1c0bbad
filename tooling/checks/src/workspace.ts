import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  scripts: z.record(z.string(), z.string()).default({}),
})

export type WorkspacePackage = z.infer<typeof manifestSchema> & {
  /** Relative to the repository, such as `packages/modal`. */
  path: string
  /** Absolute. */
  directory: string
}

/** Every package of the workspace, sorted by path. */
export function listPackages(): WorkspacePackage[] {
  return globSync('{packages,apps,tooling}/*/package.json', { cwd: REPOSITORY })
    .map((manifest) => dirname(manifest))
    .sort()
    .map((path) => {
      const directory = join(REPOSITORY, path)
      const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
      return { ...manifestSchema.parse(manifest), path, directory }
    })
}
