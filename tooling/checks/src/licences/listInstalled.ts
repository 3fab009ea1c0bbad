import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { z } from 'zod'
import { REPOSITORY } from '../workspace.ts'
import type { InstalledPackage } from './judgeLicences.ts'

const reportSchema = z.record(
  z.string(),
  z.array(
    z.object({
      name: z.string(),
      versions: z.array(z.string()),
      license: z.string(),
      paths: z.array(z.string()),
    }),
  ),
)
type Report = z.infer<typeof reportSchema>[string][number]

const manifestSchema = z.object({ license: z.string().optional().catch(undefined) })

/**
 * Lists the packages that pnpm has installed, with the licence that each one declares.
 *
 * @param options of pnpm that narrow the list down, such as `--prod` or `--filter`
 */
export async function listInstalled(options: string[]): Promise<InstalledPackage[]> {
  const { file, args } = await findPnpm()
  const { stdout } = await execa(file, [...args, ...options, 'licenses', 'list', '--json'], {
    cwd: REPOSITORY,
  })
  return Promise.all(
    Object.values(reportSchema.parse(JSON.parse(stdout)))
      .flat()
      .map(readDeclared),
  )
}

/** A licence that is no SPDX expression is either told as it is or as `Unknown`, depending on what pnpm has read before. */
async function readDeclared({ paths: [path], ...installed }: Report): Promise<InstalledPackage> {
  if (installed.license !== 'Unknown' || path === undefined) return installed
  const { license } = manifestSchema.parse(JSON.parse(await readFile(join(path, 'package.json'), 'utf8')))
  return { ...installed, license: license ?? installed.license }
}

/** The pnpm that runs this script, else the pinned one. */
async function findPnpm() {
  const { npm_config_user_agent: userAgent, npm_execpath: path } = process.env
  if (path !== undefined && userAgent?.startsWith('pnpm/')) return { file: path, args: [] }
  const manifest: unknown = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'))
  const { packageManager } = z.object({ packageManager: z.string() }).parse(manifest)
  return { file: 'npx', args: ['--yes', packageManager] }
}
