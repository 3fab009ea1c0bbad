import { isSafeSvg } from './isSafeSvg.ts'

/** The longest icon that is drawn, in characters of its URL. A wallet's PNG has some ten thousand. */
const ICON_LENGTH = 256 * 1024
const SVG = /^data:image\/svg\+xml([^,]*),(.*)$/is
const ICON = /^(data:image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon|bmp)[;,]|blob:)/i

/**
 * A wallet's icon if it is an image inside the URL itself, so that drawing it asks no server. An SVG is kept only if it
 * is quick to draw.
 */
export function cleanIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string' || icon.length > ICON_LENGTH) return undefined
  const url = icon.trim()
  const [, meta, data = ''] = SVG.exec(url) ?? []
  if (meta !== undefined && !isSafeSvg(decode(data, meta))) return undefined
  return ICON.test(url) ? url : undefined
}

/** The bytes of a `data:` URL, one character each. */
function decode(data: string, meta: string) {
  // Browsers leave these out of a URL.
  const text = data
    .replace(/[\t\n\r]/g, '')
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (!/;\s*base64$/i.test(meta)) return text
  try {
    return atob(text)
  } catch {
    return ''
  }
}
