import {
  add,
  dot,
  type Plane,
  type Scene,
  type Setting,
  type Stone,
  scale,
  toUnit,
  type Vector,
} from './trace.ts'

const AMBER = { index: [1.56, 1.575, 1.595], absorption: [0.14, 1.2, 4] } as const
const GOLD: Vector = [1, 0.72, 0.32]

/** Planes around the y axis. */
type RingParameters = {
  count: number
  /** Distance from the middle. */
  at: number
  /** Angle to the horizontal, in radians; positive faces up. */
  lean?: number
  /** Turn around the axis, as a share of the angle between two planes. */
  phase?: number
  /** Begins the uneven distances of a natural stone at this index. Default all are the same. */
  uneven?: number
}

const UNEVEN = [0, 0.03, -0.04, 0.015, -0.02, 0.035, -0.01]

const ring = ({ count, at, lean = 0, phase = 0.5, uneven }: RingParameters): Plane[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + phase) / count) * 2 * Math.PI
    const more = uneven === undefined ? 0 : (UNEVEN[(index + uneven) % UNEVEN.length] ?? 0)
    return {
      normal: [Math.cos(angle) * Math.cos(lean), Math.sin(lean), Math.sin(angle) * Math.cos(lean)],
      distance: at + more,
    }
  })

const disc = (count: number, radius: number, height: number): Plane[] => [
  ...ring({ count, at: radius }),
  ...ring({ count, lean: 0.8, at: radius * Math.cos(0.8) + height * Math.sin(0.8) - 0.03 }),
  { normal: [0, 1, 0], distance: height },
  { normal: [0, -1, 0], distance: height },
]

const hole = (count: number, radius: number): Plane[] => [
  ...ring({ count, at: radius }),
  ...ring({ count, lean: 0.55, at: radius * 0.985 }),
]

/** Turns planes around y, x and z, in radians. */
function turn(planes: readonly Plane[], [aroundX, aroundY, aroundZ]: Vector): Plane[] {
  const rotate = (a: number, b: number, angle: number) =>
    [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)] as const
  return planes.map(({ normal: [x, y, z], distance }) => {
    const [z1, x1] = rotate(z, x, aroundY)
    const [y2, z2] = rotate(y, z1, aroundX)
    const [x3, y3] = rotate(x1, y2, aroundZ)
    return { normal: [x3, y3, z2], distance }
  })
}

/** An uneven prism that ends in two points. */
const shard: Stone = {
  ...AMBER,
  planes: turn(
    [
      ...ring({ count: 7, lean: 0.13, at: 0.42, phase: 0.2, uneven: 0 }),
      ...ring({ count: 7, lean: -0.14, at: 0.41, phase: 0.65, uneven: 3 }),
      ...ring({ count: 6, lean: 0.52, at: 0.58, phase: 0.2, uneven: 2 }),
      ...ring({ count: 5, lean: 0.86, at: 0.76, phase: 0.55, uneven: 4 }),
      ...ring({ count: 7, lean: -0.46, at: 0.53, phase: 0.35, uneven: 1 }),
      ...ring({ count: 5, lean: -0.82, at: 0.74, phase: 0.1, uneven: 3 }),
    ],
    [0.2, 2.4, -0.22],
  ),
}

const SEAL_TURN: Vector = [Math.PI / 2 - 0.42, 0.36, 0.1]

/** An octagon that is cut in steps. */
const octagon: Stone = {
  ...AMBER,
  planes: turn(
    [
      { normal: [0, 1, 0], distance: 0.2 },
      ...ring({ count: 8, lean: Math.PI / 2 - 0.32, at: 0.335 }),
      ...ring({ count: 8, lean: Math.PI / 2 - 0.72, at: 0.475 }),
      ...ring({ count: 8, at: 0.56 }),
      ...ring({ count: 8, lean: -0.68, at: 0.42 }),
      ...ring({ count: 8, lean: -1.02, at: 0.44, phase: 0 }),
    ],
    SEAL_TURN,
  ),
}

const gold = (outer: readonly Plane[], inner: readonly Plane[]): Setting => ({
  outer: turn(outer, SEAL_TURN),
  inner: turn(inner, SEAL_TURN),
  colour: GOLD,
})

const coin = [
  gold(disc(8, 0.69, 0.11), hole(8, 0.57)),
  gold(disc(64, 0.93, 0.05), ring({ count: 8, at: 0.6 })),
  gold(disc(64, 0.95, 0.085), hole(64, 0.86)),
]

type Lamp = {
  towards: Vector
  colour: Vector
  strength: number
  /** Cosines of the angles at which it begins to fade, and ends. */
  fade: readonly [full: number, none: number]
}

const LAMPS: Lamp[] = [
  { towards: [-0.55, 0.65, 0.55], colour: [1, 0.93, 0.84], strength: 4, fade: [0.965, 0.9] },
  { towards: [0.85, 0.1, 0.5], colour: [0.85, 0.92, 1], strength: 1.1, fade: [0.97, 0.88] },
  { towards: [0.3, 0.35, -0.9], colour: [1, 0.8, 0.52], strength: 3.2, fade: [0.985, 0.9] },
  { towards: [0.3, 0.35, -0.9], colour: [1, 0.7, 0.4], strength: 0.5, fade: [0.6, 0.1] },
  { towards: [-0.8, 0.1, -0.6], colour: [1, 0.72, 0.42], strength: 1.5, fade: [0.97, 0.8] },
  { towards: [-0.3, -0.8, -0.3], colour: [1, 0.6, 0.3], strength: 1.3, fade: [0.93, 0.7] },
  { towards: [0.1, 1, -0.15], colour: [1, 0.97, 0.92], strength: 3.4, fade: [0.97, 0.88] },
]

/** The light of a dark studio: lamps, a strip behind the stone, and a ceiling that is not quite black. */
function studio(direction: Vector): Vector {
  const sky = (0.5 + 0.5 * direction[1]) ** 2
  const strip =
    direction[2] > 0 ? 0 : Math.max(0, 1 - Math.abs(direction[0] * 0.8 + direction[1] * 0.25 - 0.3) * 10)
  let light: Vector = [0.035 + 0.1 * sky, 0.03 + 0.085 * sky, 0.03 + 0.08 * sky]
  light = add(light, scale([1, 0.9, 0.75], 2.4 * strip))
  for (const { towards, colour, strength, fade } of LAMPS) {
    const [full, none] = fade
    const part = Math.min(1, Math.max(0, (dot(direction, toUnit(towards)) - none) / (full - none)))
    light = add(light, scale(colour, strength * part * part * (3 - 2 * part)))
  }
  return light
}

/** The pictures of the items, by the name of their file. */
export const ITEMS: Record<'badge' | 'fragment', Scene> = {
  badge: { stones: [octagon], settings: coin, light: studio },
  fragment: { stones: [shard], settings: [], light: studio },
}
