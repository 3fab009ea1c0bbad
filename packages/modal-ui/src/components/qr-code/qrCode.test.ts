import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { createQrCode, type QrCode, toPath } from './qrCode.ts'

const uri = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1767225900`
/** Pixels of a module on a screen with fine pixels. */
const SCALE = 4

/** Reads the code as a camera does, with a picture of that brightness in the middle. */
function scan({ rows, size, hole }: QrCode, picture: number) {
  const start = (size - hole) / 2
  const isPicture = (place: number) => place >= start && place < start + hole
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [row, column] = [Math.floor(y / SCALE), Math.floor(x / SCALE)]
      const light = isPicture(row) && isPicture(column) ? picture : rows[row]?.[column] ? 0 : 255
      pixels.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return jsQR(pixels, width, width)?.data
}

test.each([uri, `${uri}&methods=wc_sessionAuthenticate`, `wc:${'a'.repeat(500)}`])(
  'can be scanned with a light, a dark and a grey picture in it: %#',
  (value) => {
    const code = createQrCode(value)
    for (const picture of [255, 0, 128]) expect(scan(code, picture)).toBe(value)
  },
)

test('has a border of four light modules', () => {
  const { rows, size } = createQrCode(uri)
  const isEdge = (place: number) => place < 4 || place >= size - 4
  expect(rows.some((row, y) => row.some((isDark, x) => isDark && (isEdge(y) || isEdge(x))))).toBe(false)
})

test('leaves a fifth of the width in the middle for the picture', () => {
  const { rows, size, hole } = createQrCode(uri)
  expect(hole / size).toBeGreaterThan(0.18)
  expect(hole / size).toBeLessThan(0.24)
  const start = (size - hole) / 2
  expect(Number.isInteger(start)).toBe(true)
  expect(rows.slice(start, start + hole).some((row) => row.slice(start, start + hole).includes(true))).toBe(
    false,
  )
})

test('draws one rectangle for each run of dark modules', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
  ]
  expect(toPath({ rows, size: 4, hole: 0 })).toBe('M0 0h2v1H0zM3 0h1v1H3z')
})
