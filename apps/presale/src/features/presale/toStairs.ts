/** The drawing's box: as wide as this, the floor at `FLOOR`, the highest price at `TOP`. */
const WIDTH = 320
const FLOOR = 100
const TOP = 10

type Point = { at: number; value: number }

/**
 * SVG paths of prices over time: each holds until the next, and the last goes on for a tenth of the whole.
 *
 * @param points rising in time, at least one
 * @param now where the marker is; before the first price or after the last it stands at that end
 */
export function toStairs(points: readonly Point[], now: number) {
  const first = points[0]?.at ?? 0
  const last = points.at(-1)?.at ?? 0
  const end = Math.max(last + Math.max((last - first) / 9, 1), now)
  const most = Math.max(...points.map(({ value }) => value))
  const x = (at: number) => round(((Math.max(at, first) - first) / (end - first)) * WIDTH)
  const y = (value: number) => round(FLOOR - (value / most) * (FLOOR - TOP))

  const line = points
    .map(({ at, value }, index) => `${index === 0 ? 'M0 ' : `H${x(at)}V`}${y(value)}`)
    .join('')
    .concat(`H${WIDTH}`)
  const present = points.findLast(({ at }) => at <= now) ?? points[0]
  return {
    line,
    area: `${line}V${FLOOR}H0Z`,
    marker: { x: x(now), y: y(present?.value ?? 0) },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
