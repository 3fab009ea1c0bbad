import { createHash } from 'node:crypto'

/** Milliseconds of the loop below on a usual machine of two cores, with nothing beside it. */
const USUAL_MS = 60
const ROUNDS = 5

/** Measures the time that this machine takes, divided by that of a usual one, from 1 to 10: the median of a few short loops. */
export function measureSlowness() {
  const times = Array.from({ length: ROUNDS }, timeLoop).sort((one, other) => one - other)
  return Math.min(10, Math.max(1, (times[Math.floor(ROUNDS / 2)] ?? USUAL_MS) / USUAL_MS))
}

function timeLoop() {
  const since = performance.now()
  const hash = createHash('sha256')
  for (let round = 0; round < 40_000; round++) hash.update(JSON.stringify({ round }))
  hash.digest()
  return performance.now() - since
}
