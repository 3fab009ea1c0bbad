import { join } from 'node:path'
import { execa } from 'execa'
import { fixtureSource } from './fixtures.ts'
import { root } from './packages.ts'
import { readPatch } from './readPatch.ts'

const vite = join(fixtureSource('react'), 'rainbowkit/moved')

/** The RainbowKit dapps that tests move, with the files that are theirs. */
const DAPPS = [
  { title: 'Next, with groups of wallets', args: [join(fixtureSource('next-rainbowkit'), 'app')] },
  { title: 'Vite, with groups of wallets', args: [vite], files: ['groups.tsx'] },
  { title: 'Vite, with a button of its own and a theme', args: [vite], files: ['custom.tsx'] },
  { title: 'By an alias alone', args: [vite, '--alias'] },
]

for (const { title, args, files } of DAPPS) {
  const main = join(root, 'packages/compat/src/migrate/main.ts')
  const { stdout } = await execa(process.execPath, [main, 'migrate', ...args])
  const patch = readPatch(stdout).filter(({ file }) => files?.includes(file) ?? true)
  const changedLines = patch.reduce((sum, file) => sum + file.changedLines, 0)
  console.log(`${title}: ${changedLines} changed lines\n\n${patch.map(({ text }) => text).join('\n')}`)
}
