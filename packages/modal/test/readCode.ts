import jsQR from 'jsqr'
import type { Locator } from 'playwright'
import { PNG } from 'pngjs'

/** Reads the code on the screen as the wallet's camera does. */
export async function readCode(picture: Locator) {
  const { data, width, height } = PNG.sync.read(await picture.screenshot())
  const code = jsQR(new Uint8ClampedArray(data), width, height)?.data
  if (code === undefined) throw new Error('No camera can read this code.')
  return code
}
