/**
 * Runs the `generate` script of the package that this is started in. Committed files that it changes were not up to
 * date, which is a failure. It compares contents and not with git, so it works with uncommitted changes and without git.
 */
import { execa } from 'execa'
import { hashFiles } from './hashFiles.ts'
import { listPackages } from './workspace.ts'

const directory = process.cwd()
const generate = listPackages().find((each) => each.directory === directory)?.scripts.generate
if (generate === undefined) throw new Error(`${directory} has no script generate.`)

const before = await hashFiles(directory)
await execa('sh', ['-c', generate], { stdio: 'inherit' })
const after = await hashFiles(directory)
const stale = [...new Set([...before.keys(), ...after.keys()])]
  .filter((file) => before.get(file) !== after.get(file))
  .sort()
for (const file of stale) console.error(`${file} was not up to date.`)
if (stale.length > 0) {
  console.error('It is now: look at the change and commit it. `npx -y pnpm@12.21.0 generate` does the same.')
  process.exitCode = 1
}
