import type { View } from '../types/route.ts'

/** The beginnings of their names, in which they differ from all others: the list is in the entry chunk. */
const WITHOUT_ACCOUNT = /^(All|Connect(ing|$)|Email|Get|Networks|WalletDetails|What)/

/**
 * Returns true if a view shows nothing without an account: `open` does not go there, and it closes when the account
 * goes. Apart from `openable`, because an account can go at any time.
 */
export const needsAccount = (view: View): boolean => !WITHOUT_ACCOUNT.test(view)
