/** Returns a function that allows `most` calls in any `span` of milliseconds: true if the call is allowed. */
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
