import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Assets, loadAssets } from '@foyer/wallet-frame/assets'
import { build } from 'vite'
import type { Row } from '../row.ts'

const APP = fileURLToPath(new URL('..', import.meta.resolve('@foyer/wallet-frame/server')))

/** What the page in a dapp's iframe loads before a login, and the signer after it. */
export async function measureEmbedded(onProgress: (message: string) => void): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-bench-wallet-'))
  try {
    onProgress("Building the wallet's site")
    await build({ root: APP, logLevel: 'silent', build: { outDir: directory, emptyOutDir: true } })
    return toRows(await loadAssets(directory))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function toRows({ files, scripts, styles }: Assets): Row[] {
  const kiB = (paths: string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(files.get(path)?.body ?? '').length, 0) / 1_024
  const first = scripts.map(({ url }) => url)
  const signer = [...files.keys()].filter((path) => path.startsWith('/assets/signer/'))
  return [
    { what: '/sdk: JS before a login', measured: kiB(first), unit: 'KiB', budget: { most: 45 } },
    {
      what: '/sdk: requests before a login',
      measured: 1 + scripts.length + styles.length,
      unit: 'requests',
      budget: { most: 6 },
    },
    { what: 'signer: JS, loaded at the login', measured: kiB(signer), unit: 'KiB', budget: { most: 64 } },
  ]
}
