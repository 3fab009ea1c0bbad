import { expect, test } from 'vitest'
import { draw, type Plane, type Scene } from './trace.ts'

const faces = (size: number): Plane[] =>
  (
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const
  ).map((normal) => ({
    normal,
    distance: size,
  }))
/** White from everywhere: what a stone does not swallow looks white. */
const white: Scene['light'] = () => [1, 1, 1]
const draw8 = (scene: Partial<Scene>) =>
  draw({ stones: [], settings: [], light: white, ...scene }, { size: 8, grid: 1 })
const pixel = ({ data }: ReturnType<typeof draw>, x: number, y: number) => [
  ...data.slice((y * 8 + x) * 4, (y * 8 + x) * 4 + 4),
]

test('leaves a pixel transparent that no ray meets', () => {
  const picture = draw8({ stones: [{ planes: faces(0.4), index: [1.5, 1.5, 1.5], absorption: [0, 0, 0] }] })
  expect(pixel(picture, 0, 0)).toEqual([0, 0, 0, 0])
  expect(pixel(picture, 4, 4)[3]).toBe(255)
})

test('keeps the light of a clear stone, and takes the colours that it swallows', () => {
  const stone = { planes: faces(0.4), index: [1.5, 1.5, 1.5] as const }
  const [clear] = pixel(draw8({ stones: [{ ...stone, absorption: [0, 0, 0] }] }), 4, 4)
  const [red, green, blue] = pixel(draw8({ stones: [{ ...stone, absorption: [0, 1, 4] }] }), 4, 4)
  const [sky] = pixel(draw8({ settings: [{ outer: faces(0.4), inner: faces(0), colour: [1, 1, 1] }] }), 4, 4)
  expect(Math.abs((clear ?? 0) - (sky ?? 0))).toBeLessThanOrEqual(2)
  expect(red).toBe(clear)
  expect(green).toBeLessThan(red ?? 0)
  expect(blue).toBeLessThan(green ?? 0)
})

test('shows what is behind the hole of a setting', () => {
  const hole = [...faces(0.2).slice(0, 4), ...faces(1).slice(4)]
  const picture = draw8({ settings: [{ outer: faces(0.6), inner: hole, colour: [1, 0.7, 0.3] }] })
  expect(pixel(picture, 4, 4)[3]).toBe(0)
  const [red, , blue] = pixel(picture, 2, 2)
  expect(blue).toBeLessThan(red ?? 0)
})
