/** Kinds of transactions that have a word of their own. */
export const NAMED_OPERATIONS = [
  'send',
  'receive',
  'trade',
  'mint',
  'burn',
  'approve',
  'revoke',
  'deposit',
  'withdraw',
  'borrow',
  'repay',
  'stake',
  'unstake',
  'claim',
  'deploy',
  'cancel',
] as const
