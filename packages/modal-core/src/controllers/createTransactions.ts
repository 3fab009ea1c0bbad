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
  /** The newest last, each with the depth in the history at which the view stands that waits for it. */
  stack: [] as { transaction: Transaction; depth: number }[],
})
