/** Draws the pictures of the items for the site, `src/ui/art/*.avif`, and for sharing pictures, of the indexer. Takes some minutes. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import encode, { init } from '@jsquash/avif/encode.js'
import { Renderer } from '@takumi-rs/core'
import { ITEMS } from './items.ts'
import { draw } from './trace.ts'

/** In pixels: twice the 320 at which the largest of them is shown. */
const SIZE = 640
/** On sharing pictures. */
const SHARED_SIZE = { width: 480, height: 480 }

const encoder = import.meta.resolve('@jsquash/avif/codec/enc/avif_enc.wasm')
await init(await WebAssembly.compile(await readFile(fileURLToPath(encoder))))
const renderer = new Renderer()
for (const [name, scene] of Object.entries(ITEMS)) {
  const picture = draw(scene, { size: SIZE, grid: 4 })
  const file = await encode({ ...picture, colorSpace: 'srgb' }, { quality: 60, speed: 3 })
  await writeFile(new URL(`../src/ui/art/${name}.avif`, import.meta.url), new Uint8Array(file))
  process.stdout.write(`${name}.avif: ${file.byteLength} bytes\n`)
  const { data, width, height } = picture
  const shared = await renderer.render(
    { type: 'image', src: { data: new Uint8Array(data.buffer), width, height }, ...SHARED_SIZE },
    { ...SHARED_SIZE, format: 'webp', quality: 88 },
  )
  await writeFile(new URL(`../../indexer/src/api/pictures/art/${name}.webp`, import.meta.url), shared)
}
