import { createHash } from 'node:crypto'

/** A tile with the first letter of a name, in a colour that follows from the name. White on it passes WCAG AA. */
export function drawMonogram(name: string): string {
  const hue = createHash('sha256').update(name).digest().readUInt16BE(0) % 360
  const [letter = '?'] =
    name
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]/u) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="hsl(${hue},55%,32%)"/><text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="600" fill="#fff" text-anchor="middle">${letter}</text></svg>`
}
