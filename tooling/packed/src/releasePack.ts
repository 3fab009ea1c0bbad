/**
 * Builds and packs what is published into the folder that is given, with a list of the tarballs in the order in which
 * they need each other: `packages.txt`, a line each with the name of the tarball and the folder of the package.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { buildPackages } from './build.ts'
import { packPackages } from './pack.ts'
import { publishedPackages, root, tarballName } from './packages.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the tarballs.')
const target = resolve(process.env.INIT_CWD ?? '', folder)
await mkdir(target, { recursive: true })
await buildPackages(console.log)
await packPackages(target)
const lines = publishedPackages.map((each) => `${tarballName(each)} ${relative(root, each.folder)}\n`)
await writeFile(join(target, 'packages.txt'), lines.join(''))
