import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa } from 'execa'

const REPOSITORY = join(import.meta.dirname, '../../../..')

/** Folders in which programs and what they import stand. */
const SOURCES = ['apps/gateway', 'apps/wallet-server', 'packages']

export type CheckedOut = {
  /** The repository as it was. */
  root: string
  remove: () => Promise<void>
}

/** The commit before the one that added the newest migration of a folder, or a sentence that says why there is none here. */
export async function findCommitBefore(migrations: string): Promise<{ commit?: string; missing?: string }> {
  const journal = JSON.parse(readFileSync(join(REPOSITORY, migrations, 'meta/_journal.json'), 'utf8'))
  const { tag } = journal.entries.at(-1)
  const git = (...options: string[]) => execa('git', options, { cwd: REPOSITORY, reject: false })
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrations}/${tag}.sql`)
  if (added.failed || added.stdout === '') return { missing: 'no history of git here' }
  const parent = await git('rev-parse', '--verify', '--quiet', `${added.stdout}^`)
  // In a shallow clone its oldest commit seems to add every file.
  return parent.failed ? { missing: 'the history of git ends here' } : { commit: parent.stdout }
}

/** Lays out the sources of a commit with the packages that are installed now. */
export async function checkOut(commit: string): Promise<CheckedOut> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-before-'))
  const archive = execa('git', ['archive', commit, ...SOURCES], {
    cwd: REPOSITORY,
    encoding: 'buffer',
    maxBuffer: 1024 ** 3,
  })
  await execa('tar', ['-x', '-C', root], { input: (await archive).stdout })
  // Links to packages of the workspace are relative, so they lead to those of the commit.
  for (const folder of globSync('{apps,packages}/*/node_modules', { cwd: REPOSITORY }))
    await cp(join(REPOSITORY, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes('/node_modules/.'),
    })
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  await linkFormer(root)
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** Links the packages that the programs of the commit name and the present ones no longer do, as others have them. */
async function linkFormer(root: string): Promise<void> {
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    for (const name of Object.keys(dependencies)) {
      const target = join(root, dirname(file), 'node_modules', name)
      const source = join(REPOSITORY, 'node_modules/.pnpm/node_modules', name)
      if (existsSync(target) || !existsSync(source)) continue
      await mkdir(dirname(target), { recursive: true })
      await symlink(source, target)
    }
  }
}
