/** The callbacks of a view that waits for a wallet. */
export type Transaction = {
  onSuccess?: () => void
  /** Runs after the view has been left. */
  onError?: () => void
  /** The visitor left the view, or the modal. */
  onCancel?: () => void
}

/** The transactions that views wait for. */
export function createTransactions() {
  /** The newest last, each with the depth in the history at which the view stands that waits for it. */
  const stack: { transaction: Transaction; depth: number }[] = []

  return {
    stack,

    /** Takes off those whose views stand at this depth of the history or deeper, newest first. */
    leave(depth: number): Transaction[] {
      const first = stack.findIndex((entry) => entry.depth >= depth)
      if (first === -1) return []
      return stack
        .splice(first)
        .reverse()
        .map(({ transaction }) => transaction)
    },
  }
}
