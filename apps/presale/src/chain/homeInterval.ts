/** In milliseconds: while everybody may buy or soon may, and before that. */
const [OFTEN, SELDOM] = [10_000, 30_000]
/** For how long before the opening the page is read often, in seconds. */
const SOON = 60

type Opening = { publicOpen: boolean; publicOpenAt: bigint; timestamp: bigint }

/** Time that until the home page is read again, in milliseconds. Before the opening many wait for one moment. */
export function homeInterval(view: Opening | undefined) {
  if (view === undefined || view.publicOpen) return OFTEN
  const untilSoon = 1_000 * (Number(view.publicOpenAt - view.timestamp) - SOON)
  return Math.min(Math.max(untilSoon, OFTEN), SELDOM)
}
