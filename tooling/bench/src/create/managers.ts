/** A package manager, by its package on npm, and how it makes a dapp and starts it. */
export type Manager = {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  version: string
  create: string[]
  dev: string[]
}

const OPTIONS = ['--template', 'vite-react', '--install']

/** The versions are fixed, so that two runs differ by our packages alone. npm is the one of Node. */
export const MANAGERS: readonly Manager[] = [
  {
    name: 'npm',
    version: '',
    create: ['create', '--yes', 'foyer', 'my-dapp', '--', ...OPTIONS],
    dev: ['run', 'dev', '--'],
  },
  { name: 'pnpm', version: '12.21.0', create: ['create', 'foyer', 'my-dapp', ...OPTIONS], dev: ['dev'] },
  { name: 'yarn', version: '1.22.22', create: ['create', 'foyer', 'my-dapp', ...OPTIONS], dev: ['dev'] },
  { name: 'bun', version: '1.4.5', create: ['create', 'foyer', 'my-dapp', ...OPTIONS], dev: ['run', 'dev'] },
]
