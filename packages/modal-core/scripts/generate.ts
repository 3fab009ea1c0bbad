import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPictureData } from './pictureData.ts'
import { type BundledWallet, readWalletData } from './walletData.ts'

/**
 * Writes the wallet list and the pictures of networks and tokens that come with the package from `data/`, after checking
 * the shape of every row, link and icon. Fields without a public source are left out. Never edit what it writes.
 */
const target = join(import.meta.dirname, '../src/directory/generated')
const pictureTarget = join(import.meta.dirname, '../src/pictures/generated')

const SOURCE = 'Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners'

/** So many wallets Connect may propose at once: the 4 recommended ones, and one more. The others are in a separate chunk. */
const FIRST = 5

/** So many networks have their picture in the chunk of every account. The others are in a separate chunk. */
const FIRST_NETWORKS = 8

const { wallets, icons, redirects } = await readWalletData()
const withIcon = wallets.map(({ id }) => id).filter((id) => icons.has(id))

const rows = wallets.flatMap(toRow)

await writeModule({
  name: 'firstWallets',
  type: 'BundledRow[]',
  notice: 'The best known wallets',
  value: rows.slice(0, FIRST),
})
await writeModule({
  name: 'otherWallets',
  type: 'BundledRow[]',
  notice: 'The wallets after the best known ones',
  value: rows.slice(FIRST),
})
await writeModule({
  name: 'schemes',
  type: 'string[]',
  notice: 'What the links of wallets begin with',
  value: [...new Set(rows.flatMap(schemesOf))].sort(),
})
await writeModule({
  name: 'redirects',
  type: 'Record<string, string>',
  notice: 'What opens a page in a wallet, by the first word of its name',
  value: Object.fromEntries(redirects.map(({ word, link }) => [word, link])),
})
await writeText(
  join(target, 'bundledWalletId.ts'),
  'The ids of the list that comes with the package',
  `export type BundledWalletId =\n${rows.map(({ id }) => `  | '${id}'`).join('\n')}`,
)
const firstIds = rows.slice(0, FIRST).map(({ id }) => id)
await writeIcons(
  'firstIcons',
  withIcon.filter((id) => firstIds.includes(id)),
)
await writeIcons(
  'otherIcons',
  withIcon.filter((id) => !firstIds.includes(id)),
)
await writePictures()

/** Returns the fields of a wallet that are sent to browsers: no sources, no empty fields, stores by their ids. */
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

function schemesOf({ mobileLink, desktopLink, browserLink }: Record<string, unknown>) {
  const links = [mobileLink, desktopLink, browserLink].filter((link) => typeof link === 'string')
  return links.map((link) => link.slice(0, link.indexOf(':') + 1).toLowerCase())
}

async function writeIcons(name: string, ids: readonly string[]) {
  await writeModule({
    name,
    type: 'Record<string, string>',
    notice: SOURCE,
    value: Object.fromEntries(ids.map((id) => [id, icons.get(id)])),
  })
}

/**
 * Each drawing is a separate module: a picture loads only when it is shown. What is known of the first networks is
 * apart from the rest, and so are the addresses of tokens, which only accounts with tokens need.
 */
async function writePictures() {
  const { networks, tokens, drawings } = await readPictureData()
  await rm(pictureTarget, { recursive: true, force: true })
  await mkdir(join(pictureTarget, 'drawings'), { recursive: true })
  for (const [name, svg] of drawings)
    await writeText(
      join(pictureTarget, 'drawings', `${name}.ts`),
      SOURCE,
      `export const svg = ${JSON.stringify(svg)}`,
    )
  const first = new Set(networks.slice(0, FIRST_NETWORKS).map(({ picture }) => picture))
  const isFirst = ({ picture }: { picture: string }) => first.has(picture)
  const isOther = ({ picture }: { picture: string }) => !first.has(picture)
  await writeTables('firstPictures', 'The pictures of the best known networks and of their currencies', {
    drawings: [...drawings.keys()].filter((name) => first.has(name)),
    networks: networks.filter(isFirst),
    currencies: tokens.filter(isFirst),
  })
  await writeTables('otherPictures', 'The pictures after those of the best known networks', {
    drawings: [...drawings.keys()].filter((name) => !first.has(name)),
    networks: networks.filter(isOther),
    currencies: tokens.filter(isOther),
  })
  await writeText(
    join(pictureTarget, 'tokenPictures.ts'),
    'Which picture belongs to which token',
    `export const tokenPictures: Record<string, string> = ${toTable(
      tokens.flatMap(({ picture, addresses }) => addresses.map((one) => [one.toLowerCase(), picture])),
    )}`,
  )
}

type Tables = {
  drawings: string[]
  networks: { id: string; picture: string }[]
  currencies: { symbol: string; picture: string }[]
}

async function writeTables(name: string, notice: string, { drawings, networks, currencies }: Tables) {
  const loaders = drawings.map((one) => `  '${one}': () => import('./drawings/${one}.ts'),`)
  const code = [
    "import type { PictureTables } from '../pictureTables.ts'\n",
    `export const ${name}: PictureTables = {`,
    ` drawings: {\n${loaders.join('\n')}\n },`,
    ` networks: ${toTable(networks.map(({ id, picture }) => [id, picture]))},`,
    ` currencies: ${toTable(currencies.map(({ symbol, picture }) => [symbol, picture]))},`,
    '}',
  ]
  await writeText(join(pictureTarget, `${name}.ts`), notice, code.join('\n'))
}

function toTable(rows: [key: string, picture: string][]) {
  return JSON.stringify(Object.fromEntries(rows), null, 1)
}

type Module = { name: string; type: string; notice: string; value: unknown }

async function writeModule({ name, type, notice, value }: Module) {
  const needed = type.startsWith('BundledRow') ? "import type { BundledRow } from '../bundledRow.ts'\n\n" : ''
  const code = `${needed}export const ${name}: ${type} = ${JSON.stringify(value, null, 1)}`
  await writeText(join(target, `${name}.ts`), notice, code)
}

async function writeText(path: string, notice: string, code: string) {
  const text = `// ${notice}.
// Generated from data/ by scripts/generate.ts: edit those, then run \`pnpm generate\`.
${code}
`
  await writeFile(path, text)
}
