/** A direction or a place, or a light by its red, green and blue. */
export type Vector = readonly [number, number, number]

/** Half of space: a point is inside when `normal · point <= distance`. The normal has the length 1. */
export type Plane = { normal: Vector; distance: number }

/** A clear solid, which is the part of space inside of all its planes. */
export type Stone = {
  planes: readonly Plane[]
  /** Index of refraction of red, green and blue. */
  index: Vector
  /** Red, green and blue that a unit of way takes from the light. */
  absorption: Vector
}

/** Metal: what is inside `outer` and not inside `inner`. */
export type Setting = { outer: readonly Plane[]; inner: readonly Plane[]; colour: Vector }

export type Scene = {
  stones: readonly Stone[]
  settings: readonly Setting[]
  /** The light that comes from far away. */
  light: (direction: Vector) => Vector
}

export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

export type DrawParameters = {
  /** Of the square picture, in pixels. */
  size: number
  /** Rays in a row of a pixel: each pixel has the square of this. */
  grid: number
}

type Hit = { distance: number; normal: Vector }
type Span = { enter: number; enterNormal: Vector; leave: number; leaveNormal: Vector }
type MetStone = { stone: Stone; span: Span }

/** Of the eye from the middle of the scene. The picture shows what is within 1 of it. */
const EYE = 4
/** Passes of light between stone and metal that are followed. */
const DEPTH = 3
/** Reflections of light inside a stone that are followed. */
const BOUNCES = 9
/** Light that is weaker than this cannot be seen. */
const LEAST = 0.004
/** A ray begins this far from the face that it leaves. */
const GAP = 1e-4
const CHANNELS = [0, 1, 2] as const

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
export const toUnit = (a: Vector) => scale(a, 1 / Math.hypot(...a))

/**
 * Draws a scene as it is seen along the z axis, by following the red, green and blue of each ray. A pixel that no ray
 * meets is transparent.
 */
export function draw(scene: Scene, { size, grid }: DrawParameters): Picture {
  const data = new Uint8ClampedArray(size * size * 4)
  const eye: Vector = [0, 0, EYE]
  const rays = grid * grid
  for (let pixel = 0; pixel < size * size; pixel++) {
    const sums: [number, number, number] = [0, 0, 0]
    let met = 0
    for (let ray = 0; ray < rays; ray++) {
      const x = ((pixel % size) + ((ray % grid) + 0.5) / grid) / size
      const y = (Math.floor(pixel / size) + (Math.floor(ray / grid) + 0.5) / grid) / size
      const direction = toUnit([x * 2 - 1, 1 - y * 2, -EYE])
      if (!findStone(scene, eye, direction) && !findSetting(scene, eye, direction)) continue
      met++
      for (const channel of CHANNELS) sums[channel] += develop(follow(scene, channel, eye, direction, DEPTH))
    }
    if (met === 0) continue
    data.set([...sums.map((sum) => (sum / met) * 255), (met / rays) * 255], pixel * 4)
  }
  return { width: size, height: size, data }
}

/** The light of one channel that comes to a place outside of all stones. */
function follow(scene: Scene, channel: 0 | 1 | 2, origin: Vector, direction: Vector, depth: number): number {
  const stone = findStone(scene, origin, direction)
  const metal = findSetting(scene, origin, direction)
  if (metal !== undefined && (stone === undefined || metal.hit.distance < stone.span.enter)) {
    const { hit, setting } = metal
    const colour = setting.colour[channel]
    const away = mirror(direction, hit.normal)
    if (depth === 0) return colour * scene.light(away)[channel]
    const point = add(origin, scale(direction, hit.distance))
    const share = colour + (1 - colour) * (1 + dot(direction, hit.normal)) ** 5
    return share * follow(scene, channel, add(point, scale(hit.normal, GAP)), away, depth - 1)
  }
  if (stone === undefined || depth === 0) return scene.light(direction)[channel]
  return followInside(scene, stone, channel, origin, direction, depth)
}

/** The light of one channel that a stone throws back, and that which leaves it after being thrown to and fro inside. */
function followInside(
  scene: Scene,
  { stone, span }: MetStone,
  channel: 0 | 1 | 2,
  origin: Vector,
  direction: Vector,
  depth: number,
): number {
  const index = stone.index[channel]
  const point = add(origin, scale(direction, span.enter))
  const share = reflectance(-dot(direction, span.enterNormal), index)
  const outside = add(point, scale(span.enterNormal, GAP))
  let sum = share * follow(scene, channel, outside, mirror(direction, span.enterNormal), 0)
  let left = 1 - share
  let heading = refract(direction, span.enterNormal, 1 / index)
  let place = add(point, scale(span.enterNormal, -GAP))
  for (let bounce = 0; bounce < BOUNCES && left > LEAST && heading !== undefined; bounce++) {
    const way = cut(stone.planes, place, heading)
    if (way === undefined) break
    left *= Math.exp(-stone.absorption[channel] * way.leave)
    const end = add(place, scale(heading, way.leave))
    const inward = scale(way.leaveNormal, -1)
    const out = refract(heading, inward, index)
    if (out !== undefined) {
      const kept = reflectance(-dot(out, inward), index)
      const next = add(end, scale(way.leaveNormal, GAP))
      sum += left * (1 - kept) * follow(scene, channel, next, out, Math.min(depth - 1, 1))
      left *= kept
    }
    heading = mirror(heading, way.leaveNormal)
    place = add(end, scale(inward, GAP))
  }
  return sum
}

function findStone({ stones }: Scene, origin: Vector, direction: Vector): MetStone | undefined {
  let nearest: MetStone | undefined
  for (const stone of stones) {
    const span = cut(stone.planes, origin, direction)
    if (span !== undefined && span.enter > 0 && span.enter < (nearest?.span.enter ?? Infinity))
      nearest = { stone, span }
  }
  return nearest
}

function findSetting({ settings }: Scene, origin: Vector, direction: Vector) {
  let nearest: { setting: Setting; hit: Hit } | undefined
  for (const setting of settings) {
    const hit = hitSetting(setting, origin, direction)
    if (hit !== undefined && hit.distance < (nearest?.hit.distance ?? Infinity)) nearest = { setting, hit }
  }
  return nearest
}

function hitSetting({ outer, inner }: Setting, origin: Vector, direction: Vector): Hit | undefined {
  const body = cut(outer, origin, direction)
  if (body === undefined) return undefined
  const hole = cut(inner, origin, direction)
  if (hole === undefined || hole.enter > Math.max(body.enter, 0))
    return body.enter > 0 ? { distance: body.enter, normal: body.enterNormal } : undefined
  return hole.leave < body.leave ? { distance: hole.leave, normal: scale(hole.leaveNormal, -1) } : undefined
}

/** The part of a ray that is inside of all planes. Undefined where none is in front of the origin. */
function cut(planes: readonly Plane[], origin: Vector, direction: Vector): Span | undefined {
  let enter = -Infinity
  let leave = Infinity
  let enterNormal: Vector = [0, 0, 0]
  let leaveNormal: Vector = [0, 0, 0]
  for (const { normal, distance } of planes) {
    const speed = dot(normal, direction)
    const gap = distance - dot(normal, origin)
    if (speed === 0 && gap < 0) return undefined
    if (speed < 0 && gap / speed > enter) {
      enter = gap / speed
      enterNormal = normal
    }
    if (speed > 0 && gap / speed < leave) {
      leave = gap / speed
      leaveNormal = normal
    }
  }
  return enter < leave && leave > GAP / 10 ? { enter, enterNormal, leave, leaveNormal } : undefined
}

const mirror = (direction: Vector, normal: Vector) =>
  add(direction, scale(normal, -2 * dot(direction, normal)))

/** Undefined where all light is thrown back. The normal is on the side from which the light comes. */
function refract(direction: Vector, normal: Vector, ratio: number): Vector | undefined {
  const cosine = -dot(direction, normal)
  const rest = 1 - ratio * ratio * (1 - cosine * cosine)
  if (rest < 0) return undefined
  return add(scale(direction, ratio), scale(normal, ratio * cosine - Math.sqrt(rest)))
}

/** The share of light that a face of a stone in the air throws back (Schlick's approximation). */
function reflectance(cosine: number, index: number): number {
  const head = ((1 - index) / (1 + index)) ** 2
  return head + (1 - head) * (1 - cosine) ** 5
}

/** Turns light without a limit into a value of sRGB from 0 to 1. Bright light loses its colour (Narkowicz's ACES curve). */
function develop(light: number): number {
  const film = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
  const linear = Math.min(1, Math.max(0, film))
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}
