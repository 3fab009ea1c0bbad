import type { RouterState } from '../types/state.ts'

/** What follows when a view that waits for a wallet has come to its end. */
export type Transaction = {
  onSuccess?: () => void
  /** Runs after the view has been left. */
  onError?: () => void
  /** The visitor left the view, or the modal. */
  onCancel?: () => void
}

/** The transactions that views wait for. Each belongs to the view that was shown when it began. */
export function createTransactions({ router }: { router: { state: RouterState } }) {
  const stack: { transaction: Transaction; depth: number }[] = []

  return {
    begin(transaction: Transaction) {
      stack.push({ transaction, depth: router.state.history.length })
    },

    /** Whether its view has not been left. */
    has: (transaction: Transaction) => stack.some((entry) => entry.transaction === transaction),

    /** Takes the newest off. */
    pop: () => stack.pop()?.transaction,

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
