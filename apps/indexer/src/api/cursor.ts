/** The lists that are paged, with the form of the key that each is sorted by. */
const KEY_FORMS = {
  purchases: /^\d{75}$/,
  allPurchases: /^\d{75}$/,
  referrals: /^\d{75}$/,
  rewards: /^\d{75}$/,
  withdrawals: /^\d{1,78}$/,
  processing: /^\d{1,78}$/,
  operations: /^\d{75}$/,
  roles: /^\d{75}$/,
  dailyTotals: /^\d{4}-\d\d-\d\d:\d{3}:0x[0-9a-f]{40}$/,
}

export type ListName = keyof typeof KEY_FORMS

/** Turns the key of a page's last item into an opaque text that is good for this list only. */
export function encodeCursor(list: ListName, key: string): string {
  return Buffer.from(`${list}.${key}`).toString('base64url')
}

/** The key in a cursor, or undefined if this API did not make it for this list. */
export function decodeCursor(list: ListName, cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const key = text.slice(list.length + 1)
  const isOurs = KEY_FORMS[list].test(key) && encodeCursor(list, key) === cursor
  return isOurs ? key : undefined
}
