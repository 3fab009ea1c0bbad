import { mkdtemp, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@foyer/harness/processes'
import { execa } from 'execa'
import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { tarballName } from './packages.ts'

/** Unpacks the program with what it needs, and makes a project with it. Returns the project's folder. */
async function create(folder: string, args: string[], userAgent = 'npm/11.0.0') {
  await execa('tar', ['-xzf', join(inject('tarballs'), tarballName({ name: 'create-foyer' })), '-C', folder])
  await symlink(
    new URL('../../../packages/create-foyer/node_modules', import.meta.url),
    join(folder, 'package/node_modules'),
  )
  const env = { ...cleanEnv(), npm_config_user_agent: userAgent }
  const { all } = await execa(process.execPath, [join(folder, 'package/dist/main.js'), 'my-dapp', ...args], {
    cwd: folder,
    env,
    extendEnv: false,
    all: true,
  })
  return { project: join(folder, 'my-dapp'), output: all }
}

test('makes a project whose page connects with the test wallet, without an extension', async () => {
  const folder = await mkdtemp(join(inject('tarballs'), '../create-'))
  const { project, output } = await create(folder, ['--template', 'vite-react', '--no-install'])
  expect(output).toContain('cd my-dapp\n')
  expect(output).toContain('npm run dev')
  expect((await readdir(project)).sort()).toEqual([
    '.gitignore',
    'index.html',
    'package.json',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ])
  // The same packages, installed from the same tarballs.
  await symlink(join(inject('fixtures').react, 'node_modules'), join(project, 'node_modules'))
  const port = await findFreePort()
  const args = [
    'node_modules/vite/bin/vite.js',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ]
  const server = execa(process.execPath, args, {
    cwd: project,
    env: cleanEnv(),
    extendEnv: false,
    reject: false,
  })
  onTestFinished(async () => {
    server.kill()
    await server
  })
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await expect
    .poll(() =>
      page.goto(`http://127.0.0.1:${port}`).then(
        (response) => response?.ok(),
        () => false,
      ),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
  await page.getByText(/^0x[0-9a-fA-F]{40}$/).waitFor()
})

test.each([
  { userAgent: 'pnpm/12.21.0', run: 'pnpm dev' },
  { userAgent: 'yarn/4.9.0', run: 'yarn dev' },
  { userAgent: 'bun/1.3.0', run: 'bun run dev' },
])('says how to go on with $userAgent', async ({ userAgent, run }) => {
  const folder = await mkdtemp(join(inject('tarballs'), '../create-'))
  const { output } = await create(folder, ['--template', 'html', '--no-install'], userAgent)
  expect(output).toContain(run)
})
