/**
 * The time that this machine takes, divided by that of a usual one; from 1 on. `test` measures it once and passes it on.
 * Limits end what hangs and measure nothing, so a slow machine gets longer ones.
 */
const slowness = Math.max(1, Number(process.env.FOYER_SLOWNESS ?? 1) || 1)

/** Milliseconds that a test, a hook and a wait inside a test may take. */
export const LIMITS = {
  test: 120_000 * slowness,
  hook: 240_000 * slowness,
  wait: 40_000 * slowness,
}
