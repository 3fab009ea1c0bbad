/**
 * Builds and packs what is published into the folder that is given, with a list of the tarballs in the order in which
 * they need each other: `packages.txt`, a line each with the name of the tarball and the folder of the package. With
 * `--local` the project's addresses may be placeholders: the tarballs are then for dapps on this computer.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackages } from './build.ts'
import { packPackages, releaseList } from './pack.ts'
import { checkPublish, readPublish } from './publish.ts'

const {
  values: { local },
  positionals: [folder],
} = parseArgs({ options: { local: { type: 'boolean', default: false } }, allowPositionals: true })
if (folder === undefined) throw new Error('Name the folder for the tarballs.')
if (!local) checkPublish(await readPublish())
const target = resolve(process.env.INIT_CWD ?? '', folder)
await mkdir(target, { recursive: true })
await buildPackages(console.log)
await packPackages(target)
await writeFile(join(target, 'packages.txt'), releaseList())
