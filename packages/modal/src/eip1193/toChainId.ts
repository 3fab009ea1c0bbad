/** A chain id from `0x38`, `56` or `'56'`; undefined for anything else. */
export function toChainId(answer: unknown): number | undefined {
  const id = typeof answer === 'string' || typeof answer === 'number' ? Number(answer) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
