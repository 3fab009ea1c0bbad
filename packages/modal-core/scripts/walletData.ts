import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isSafeLink } from '../src/handoff/isSafeLink.ts'

const link = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]*$/), z.refine(isSafeLink, 'must be of an app or https'))
const pairingLink = link.check(z.endsWith('/'))
/** Placeholders that the modal knows. */
const known = z.refine<string>(
  (text) => /^([^{}]|\{(encodedUrl|encodedOrigin|url|urlWithoutScheme)\})*$/.test(text),
  'has a placeholder that nothing fills in',
)
const template = z.refine<string>(
  (text) => /\{(encodedUrl|url|urlWithoutScheme)\}/.test(text),
  'names no page',
)
const page = z.string().check(z.regex(/^https:\/\/[^\s"'<>]+$/))

/** A row of `data/wallets.json`: facts, each with its public source. */
const bundledWallet = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  order: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  homepage: z.nullable(page),
  rdns: z.nullable(z.string().check(z.regex(/^[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/))),
  mobile_link: z.nullable(pairingLink),
  universal_link: z.nullable(pairingLink.check(z.startsWith('https://'))),
  android_link: z.nullable(z.union([z.literal('wc:'), pairingLink])),
  in_app_browser_link: z.nullable(link.check(known, template)),
  desktop_link: z.nullable(pairingLink),
  webapp_link: z.nullable(page),
  app_store: z.nullable(z.string().check(z.regex(/^https:\/\/apps\.apple\.com\/app\/id\d+$/))),
  play_store: z.nullable(
    z.string().check(z.regex(/^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/)),
  ),
  chrome_store: z.nullable(
    z.string().check(z.regex(/^https:\/\/chromewebstore\.google\.com\/detail\/[a-z]{32}$/)),
  ),
  chains: z.array(z.string().check(z.regex(/^[a-z0-9]+:[\w-]+$/))).check(z.minLength(1)),
  injected: z.nullable(z.array(z.object({ namespace: z.string(), injected_id: z.string() }))),
  source: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  confidence: z.string(),
  general_knowledge_fields: z.array(z.string()),
})

/** A row of `data/redirects.json`: what opens the page in a wallet that its directory gives no link for. */
const redirect = z.object({
  word: z.string().check(z.regex(/^[a-z]+$/)),
  link: link.check(known),
  source: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
})

const readRedirects = (data: unknown) => z.array(redirect).parse(data)

export type BundledWallet = z.infer<typeof bundledWallet>

const UNIQUE = ['id', 'order', 'rdns'] as const

/** @throws when a row has the wrong shape, or two share what has to be unique */
function readBundledWallets(data: unknown): BundledWallet[] {
  const wallets = z.array(bundledWallet).parse(data)
  for (const field of UNIQUE) {
    const values = wallets.map((wallet) => wallet[field]).filter((value) => value !== null)
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (twice !== undefined) throw new Error(`Two wallets have the ${field} ${twice}.`)
  }
  return wallets.sort((a, b) => a.order - b.order)
}

/** @throws when a drawing has anything but shapes in it, or is not square */
export function readBundledIcon(id: string, svg: string): string {
  const text = svg.trim()
  if (!/^<svg [^>]*viewBox="0 0 (\d+) \1"/.test(text)) throw new Error(`The icon of ${id} is not square.`)
  if (/<(script|foreignObject|image|use|a|style)\b|\son\w+=|href=|url\((?!#)/i.test(text))
    throw new Error(`The icon of ${id} contains more than shapes.`)
  return text
}

const DATA = join(import.meta.dirname, '../data')

export type WalletData = {
  /** Best known first. */
  wallets: BundledWallet[]
  /** SVG texts by wallet id. */
  icons: Map<string, string>
  redirects: z.infer<typeof redirect>[]
}

/**
 * Reads `data/` and checks the shape of every row, link and icon.
 *
 * @throws names the row, link or icon that has the wrong shape, or the icon that no wallet has
 */
export async function readWalletData(): Promise<WalletData> {
  const readData = async (name: string) => JSON.parse(await readFile(join(DATA, name), 'utf8'))
  const wallets = readBundledWallets(await readData('wallets.json'))
  const files = (await readdir(join(DATA, 'icons'))).filter((name) => name.endsWith('.svg'))
  const icons = new Map(
    await Promise.all(
      files.map(async (name) => {
        const id = name.slice(0, -'.svg'.length)
        return [id, readBundledIcon(id, await readFile(join(DATA, 'icons', name), 'utf8'))] as const
      }),
    ),
  )
  const ids = new Set(wallets.map(({ id }) => id))
  const orphans = [...icons.keys()].filter((id) => !ids.has(id))
  if (orphans.length > 0) throw new Error(`Icons of no wallet: ${orphans.join(', ')}.`)
  return { wallets, icons, redirects: readRedirects(await readData('redirects.json')) }
}
