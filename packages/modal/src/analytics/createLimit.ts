/** Lets through a number of calls in any span of that many milliseconds. */
export function createLimit({ most, span, now }: { most: number; span: number; now: () => number }) {
  let times: number[] = []

  return () => {
    const time = now()
    times = times.filter((earlier) => time - earlier < span)
    if (times.length >= most) return false
    times.push(time)
    return true
  }
}
