import { createHash } from 'node:crypto'
import { drawMonogram } from './drawMonogram.ts'

export type Image = { type: 'image/svg+xml' | 'image/png'; data: Uint8Array<ArrayBuffer> }

const SIZE = 64

/** Pictures by the hash of their content, so that an id never means another picture. */
export function createImages() {
  const images = new Map<string, Image>()
  return {
    find: (id: string): Image | undefined => images.get(id),
    /** Adds a wallet's drawing, or its initial where there is none, and returns the id. */
    addWallet(name: string, svg: string | undefined): string {
      const data = new TextEncoder().encode(withSize(svg ?? drawMonogram(name)))
      const id = createHash('sha256').update(data).digest('hex').slice(0, 32)
      images.set(id, { type: 'image/svg+xml', data })
      return id
    },
  }
}

export type Images = ReturnType<typeof createImages>

/** Without `width` and `height`, an SVG in an `<img>` is 300 px wide or not drawn at all. */
function withSize(svg: string): string {
  const [tag = ''] = /^<svg\b[^>]*>/.exec(svg) ?? []
  const sized = tag
    .replace(/\s(?:width|height)="[^"]*"/g, '')
    .replace('<svg', `<svg width="${SIZE}" height="${SIZE}"`)
  return svg.replace(tag, sized)
}
