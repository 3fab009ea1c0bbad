import { fileURLToPath } from 'node:url'
import { buildPackages, pnpm } from '@foyer/packed'
import type { AliasOptions, InlineConfig, Plugin } from 'vite'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { sizeOfStart } from '../weigh/measureStart.ts'

const pathOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

const KIT = '@rainbow-me/rainbowkit'
const STYLES = { find: `${KIT}/styles.css`, replacement: pathOf('packages/compat/styles.css') }
const COMPAT = [STYLES, { find: KIT, replacement: pathOf('packages/compat/dist/exports/rainbowkit.js') }]
const NONE = [STYLES, { find: KIT, replacement: pathOf('tooling/bench/peers/apps/migrated/none.tsx') }]

/** A dapp written for RainbowKit, with it, with the package that has its names, and with nothing behind them. */
export async function measureMigrations(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  onProgress('Installing RainbowKit')
  await pnpm(pathOf('tooling/bench/peers'), ['install', '--frozen-lockfile', '--ignore-scripts'])
  onProgress('Building the same dapp with and without it')
  const before = await sizeWith([])
  const after = await sizeWith(COMPAT)
  const floor = await sizeWith(NONE)
  const own = (await sizeWith(COMPAT, [withoutPackages])) - (await sizeWith(NONE, [withoutPackages]))
  const what = 'JS until the button shows'
  return [
    { what: `RainbowKit dapp: ${what}`, unit: 'KiB', measured: before },
    { what: `the same on compat: ${what}`, unit: 'KiB', measured: after },
    { what: `the same without a kit: ${what}`, unit: 'KiB', measured: floor },
    { what: 'compat itself', unit: 'KiB', measured: own },
    {
      what: 'compat, against RainbowKit',
      unit: 'times',
      measured: after / before,
      budget: { most: 0.5, gates: true },
    },
    {
      what: 'compat, against RainbowKit, of what each adds',
      unit: 'times',
      measured: (after - floor) / (before - floor),
    },
  ]
}

async function sizeWith(alias: AliasOptions, plugins: Plugin[] = []): Promise<number> {
  const site: InlineConfig = siteConfigs.migrated
  const config = {
    ...site,
    plugins: [...plugins, ...(site.plugins ?? [])],
    // One React and one wagmi: those of the dapp.
    resolve: { alias, dedupe: ['react', 'react-dom', 'viem', 'wagmi'] },
  }
  return sizeOfStart(await listChunks(config))
}

/** Leaves out all packages that are imported by name. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  enforce: 'pre',
  resolveId: (id) =>
    /^(?:@?[a-z][\w-]*)(?:\/|$)/.test(id) && id !== KIT ? { id, external: true } : undefined,
}
