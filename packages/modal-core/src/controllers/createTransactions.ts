/** The callbacks of a view that waits for a wallet. */
export type Transaction = {
  onSuccess?: () => void
  /** Runs after the view has been left. */
  onError?: () => void
  /** The visitor left the view, or the modal. */
  onCancel?: () => void
}

/** The transactions that views wait for. */
export const createTransactions = () => ({
  /** The newest last. `depth` is how many views are below the one that waits for the transaction. */
  stack: [] as { transaction: Transaction; depth: number }[],
})
