import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BundledWallet, readWalletData } from './walletData.ts'

/**
 * Writes the wallet list that comes with the package from `data/`, after checking the shape of every row, link and
 * icon. Fields without a public source are left out. Never edit what it writes.
 */
const target = join(import.meta.dirname, '../src/directory/generated')

/** Icons that Connect may need at once; the others come with the whole list. */
const FIRST_ICONS = 8

const { wallets, icons, redirects } = await readWalletData()
const withIcon = wallets.map(({ id }) => id).filter((id) => icons.has(id))

await writeModule({
  name: 'bundledWallets',
  type: 'BundledRow[]',
  notice: 'Wallets, best known first',
  value: wallets.flatMap(toRow),
})
await writeModule({
  name: 'redirects',
  type: 'Record<string, string>',
  notice: 'What opens a page in a wallet, by the first word of its name',
  value: Object.fromEntries(redirects.map(({ word, link }) => [word, link])),
})
await writeIcons('firstIcons', withIcon.slice(0, FIRST_ICONS))
await writeIcons('otherIcons', withIcon.slice(FIRST_ICONS))

/** What is left of a wallet on its way to a browser: no sources, no empty fields, stores by their ids. */
function toRow(wallet: BundledWallet) {
  const known = (field: string) => !wallet.general_knowledge_fields.includes(field)
  if (!known('name')) return []
  const namespaces = [...new Set(wallet.chains.map((chain) => chain.split(':', 1)[0]))]
  const row = {
    id: wallet.id,
    name: wallet.name,
    rdns: wallet.rdns,
    homepage: known('homepage') ? wallet.homepage : null,
    mobileLink: wallet.mobile_link === wallet.universal_link ? null : wallet.mobile_link,
    universalLink: wallet.universal_link,
    androidLink: wallet.android_link,
    desktopLink: wallet.desktop_link,
    webappLink: wallet.webapp_link,
    browserLink: wallet.in_app_browser_link,
    appStore: wallet.app_store?.split('/id')[1],
    playStore: wallet.play_store?.split('?id=')[1],
    chromeStore: wallet.chrome_store?.split('/detail/')[1],
    injected: wallet.injected?.length ? true : null,
    chains: namespaces.join() === 'eip155' ? null : namespaces,
    imageId: withIcon.includes(wallet.id) ? wallet.id : null,
  }
  return [Object.fromEntries(Object.entries(row).filter(([, value]) => value != null))]
}

async function writeIcons(name: string, ids: readonly string[]) {
  await writeModule({
    name,
    type: 'Record<string, string>',
    notice: 'Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners',
    value: Object.fromEntries(ids.map((id) => [id, icons.get(id)])),
  })
}

type Module = { name: string; type: string; notice: string; value: unknown }

async function writeModule({ name, type, notice, value }: Module) {
  const needed = type.startsWith('BundledRow') ? "import type { BundledRow } from '../bundledRow.ts'\n\n" : ''
  const text = `// ${notice}.
// Generated from data/ by scripts/generate.ts: edit those, then run \`pnpm generate\`.
${needed}export const ${name}: ${type} = ${JSON.stringify(value, null, 1)}
`
  await writeFile(join(target, `${name}.ts`), text)
}
