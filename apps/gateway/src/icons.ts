import type { Image } from './directory/createImages.ts'

export const ICON_KINDS = ['assets', 'currencies', 'tokens'] as const
export type IconKind = (typeof ICON_KINDS)[number]

/** The operator's pictures of networks, currencies and tokens. */
export type IconFolder = { find: (kind: IconKind, name: string) => Image | undefined }

const MAX_BYTES = 256 * 1024
const PNG_SIGNATURE = '89504e470d0a1a0a'

/** @throws when a file is no PNG, or an SVG that could do more than be drawn, or is too large */
export function toIcon(file: string, data: Buffer): Image {
  if (data.length > MAX_BYTES) throw new Error(`${file} is larger than 256 KiB.`)
  if (file.endsWith('.png')) {
    if (data.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) throw new Error(`${file} is not a PNG.`)
    return { type: 'image/png', data: new Uint8Array(data) }
  }
  const text = data.toString('utf8')
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b/.test(text)) throw new Error(`${file} is not an SVG.`)
  if (
    /<(?:script|foreignObject|image|use|a|style|!ENTITY)\b|\son\w+\s*=|href\s*=|url\((?!['"]?#)/i.test(text)
  )
    throw new Error(`${file} contains more than shapes.`)
  return { type: 'image/svg+xml', data: new Uint8Array(data) }
}

/** @param icons By `<kind>/<name>`, the name in lower case. */
export const createIconFolder = (icons: ReadonlyMap<string, Image>): IconFolder => ({
  find: (kind, name) => icons.get(`${kind}/${name.toLowerCase()}`),
})
