type Moved = { direction: 'in' | 'out' | 'self'; isItem: boolean }

/** Names the operation of a transaction, as seen from the account whose movements are given. */
export function operationOf(operation: string, moved: readonly Moved[]): string {
  if (operation === 'deploy' || operation === 'approve') return operation
  if (operation === 'mint' && moved.some(({ direction, isItem }) => direction === 'in' && isItem))
    return operation
  const isOut = moved.some(({ direction }) => direction !== 'in')
  const isIn = moved.some(({ direction }) => direction === 'in')
  if (isOut && isIn) return 'trade'
  if (isOut) return 'send'
  if (isIn) return 'receive'
  return operation === 'mint' ? 'execute' : operation
}
