/** An error, its causes, and the members of those that stand for several. */
export function flattenErrors(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const members = error instanceof AggregateError ? error.errors : []
  return [error, ...members.flatMap(flattenErrors), ...flattenErrors(error.cause)]
}
