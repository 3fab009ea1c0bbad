import { BUDGETS } from '@foyer/harness/budgets'
import type { Plugin } from 'vite'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { measureAdded, sizeOfStart } from '../weigh/measureStart.ts'

/** Chunks that a social login loads, and a login by e-mail does not. */
const SOCIAL = /\/(createSocial|fy-connecting-social-view|socialButton)\.js$/

/** Chunks that only a login with Farcaster loads. */
const FARCASTER = /\/(createFarcaster|fy-connecting-farcaster-view)\.js$/

const FEATURE = { name: 'embeddedWallet', from: '@foyer/modal/embedded' }

/** Code in the start of every dapp for a login of the wallet, by file: the text, and the code without it. */
const SEAMS: readonly [file: string, seam: RegExp, without: string][] = [
  ['modal-core/dist/createModal.js', /attach\(name, state\) \{[\s\S]*?return root\[name\];\s*\},/, ''],
  ['modal-core/dist/actions/needsAccount.js', /\|Email/, ''],
  ['modal-core/dist/types/connector.js', /=> type === 'AUTH' \|\| type === 'ID_AUTH'/, '=> false'],
  ['modal-core/dist/utils/alertTitles.js', /APKTW002: '[^']*',/, ''],
]

/** @throws {Error} a file no longer has its seam, so that the figure would be too small */
const withoutSeams: Plugin = {
  name: 'without-seams',
  enforce: 'pre',
  transform(code, id) {
    const seam = SEAMS.find(([file]) => id.endsWith(file))
    if (seam === undefined) return undefined
    const [file, text, without] = seam
    if (!text.test(code)) throw new Error(`${file} has nothing that fits ${text}.`)
    return code.replace(text, without)
  },
}

/**
 * Measures what `embeddedWallet()` adds to a dapp's start, what stands in the start of a dapp without it, and the chunk that loads
 * at the first use.
 */
export async function measureClient(): Promise<Row[]> {
  const config = siteConfigs.embedded
  const chunks = await listChunks(config)
  const bare = await listChunks(siteConfigs.foyer)
  const seamless = { ...siteConfigs.foyer, plugins: [...(siteConfigs.foyer.plugins ?? []), withoutSeams] }
  const client = chunks.find(({ modules }) =>
    modules.some(({ name }) => name.endsWith('/client/createFrame.js')),
  )
  const sizeWith = (pattern: RegExp) => {
    const found = chunks.filter(({ modules }) => modules.some(({ name }) => pattern.test(name)))
    return found.length === 0 ? Number.NaN : found.reduce((sum, { size }) => sum + size, 0)
  }
  return [
    {
      what: 'embeddedWallet(): JS added to the start',
      measured: await measureAdded(config, chunks, FEATURE),
      unit: 'KiB',
      budget: { most: BUDGETS.embeddedStart },
    },
    {
      what: 'a page without embeddedWallet(): JS in the start for it',
      measured: sizeOfStart(bare) - sizeOfStart(await listChunks(seamless)),
      unit: 'KiB',
      budget: { most: BUDGETS.withoutEmbedded },
    },
    {
      what: 'chunk of the login and the client of its iframe, without zod',
      measured: client?.size ?? Number.NaN,
      unit: 'KiB',
      budget: { most: BUDGETS.embeddedClient },
    },
    {
      what: 'chunks of a social login: its client, view and the marks of the providers',
      measured: sizeWith(SOCIAL),
      unit: 'KiB',
      budget: { most: BUDGETS.socialLogin },
    },
    {
      what: 'chunks of a login with Farcaster: its client and view',
      measured: sizeWith(FARCASTER),
      unit: 'KiB',
      budget: { most: BUDGETS.farcasterLogin },
    },
  ]
}
