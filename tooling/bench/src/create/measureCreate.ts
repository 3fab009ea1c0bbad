import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import {
  buildPackages,
  cleanEnv,
  copyFixture,
  installFixture,
  packPackages,
  releasedPackages,
  startRegistry,
  tarballName,
  withTemporaryFolder,
} from '@foyer/packed'
import { execa } from 'execa'
import getPort from 'get-port'
import type { Browser } from 'playwright'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { MANAGERS, type Manager } from './managers.ts'

/** The promise of the start page, in seconds. */
const THREE_MINUTES = 180

/** From `npm create foyer` to an address in the page, with each package manager in a home of its own, which has no cache. */
export async function measureCreate(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  return withTemporaryFolder(async (folder) => {
    const tarballs = join(folder, 'tarballs')
    await packPackages(tarballs)
    const fixture = await copyFixture('registry', tarballs, folder)
    await installFixture(fixture, onProgress)
    const { stdout: source } = await execa('npm', ['config', 'get', 'registry'])
    const registry = await startRegistry(fixture, folder, { source })
    try {
      onProgress('Publishing the packages to the local registry')
      await publish(tarballs, registry.url)
      const programs = await installManagers(folder, registry.url)
      const browser = await launchBrowser()
      try {
        const play = (manager: Manager) =>
          playCreate({ manager, folder, programs, browser, url: registry.url })
        const rows: Row[] = []
        const [first] = MANAGERS
        onProgress('Filling the local registry with the packages of others')
        if (first !== undefined) await play(first)
        for (const manager of MANAGERS) {
          onProgress(`Making a dapp with ${manager.name}`)
          const { created, connected } = await play(manager)
          rows.push(
            {
              what: `${manager.name} create foyer: until it has made and installed the dapp`,
              measured: created,
              unit: 's',
            },
            {
              what: `${manager.name} create foyer: until the page shows the address of the test wallet`,
              measured: connected,
              unit: 's',
              budget: { most: THREE_MINUTES },
            },
          )
        }
        return rows
      } finally {
        await browser.close()
      }
    } finally {
      await registry.stop()
    }
  })
}

/** The environment of a user who has never installed anything, and whose registry is this one. */
async function createHome(folder: string, url: string): Promise<NodeJS.ProcessEnv> {
  const home = await mkdtemp(join(folder, 'home-'))
  const { host } = new URL(url)
  // npm asks for a token before it asks the registry.
  await writeFile(join(home, '.npmrc'), `registry=${url}\n//${host}/:_authToken=anything\n`)
  await writeFile(join(home, '.yarnrc'), `registry "${url}"\n`)
  const own = Object.entries(cleanEnv()).filter(([name]) => !/^(npm|pnpm|bun|xdg|init)_/i.test(name))
  return {
    ...Object.fromEntries(own),
    HOME: home,
    BUN_CONFIG_REGISTRY: url,
    npm_config_registry: url,
    CI: 'true',
  }
}

async function publish(tarballs: string, url: string) {
  const env = await createHome(tarballs, url)
  for (const each of releasedPackages)
    await execa('npm', ['publish', `./${tarballName(each)}`, '--ignore-scripts', '--provenance=false'], {
      cwd: tarballs,
      env,
      extendEnv: false,
    })
}

/** Returns the folder of their programs. npm comes with Node. */
async function installManagers(folder: string, url: string): Promise<string> {
  const target = join(folder, 'managers')
  await mkdir(target)
  const packages = MANAGERS.filter(({ version }) => version !== '').map(
    ({ name, version }) => `${name}@${version}`,
  )
  const env = await createHome(folder, url)
  await execa('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: target,
    env,
    extendEnv: false,
  })
  return join(target, 'node_modules/.bin')
}

type PlayCreateParameters = {
  manager: Manager
  folder: string
  programs: string
  browser: Browser
  url: string
}

/** Follows the README to a connected wallet. Both times are in seconds from the start of the command. */
async function playCreate({ manager, folder, programs, browser, url }: PlayCreateParameters) {
  const { PATH = '', ...home } = await createHome(folder, url)
  const options = { env: { ...home, PATH: [programs, PATH].join(delimiter) }, extendEnv: false }
  const cwd = await mkdtemp(join(folder, 'made-'))
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1_000
  await execa(manager.name, manager.create, { ...options, cwd })
  const created = seconds()
  const port = await getPort()
  const args = [...manager.dev, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = execa(manager.name, args, {
    ...options,
    cwd: join(cwd, 'my-dapp'),
    reject: false,
    detached: true,
  })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await openOnceServed(() => page.goto(`http://127.0.0.1:${port}`))
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
    await page.getByText(/^0x[0-9a-fA-F]{40}$/).waitFor()
    const connected = seconds()
    await page.close()
    return { created, connected }
  } finally {
    // The server is a child of the package manager's process.
    if (server.pid !== undefined) process.kill(-server.pid)
    await server
  }
}

async function openOnceServed(open: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const isOpen = await open().then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
