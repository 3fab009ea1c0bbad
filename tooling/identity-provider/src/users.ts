export type User = { sub: string; login: string; name: string; email: string }

/** Whoever opens the page is one of these. */
export const USERS: readonly User[] = [
  { sub: '1001', login: 'ada', name: 'Ada Lovelace', email: 'ada@idp.example' },
  { sub: '1002', login: 'grace', name: 'Grace Hopper', email: 'grace@idp.example' },
  { sub: '1003', login: 'mary', name: 'Mary Shaw', email: 'mary@idp.example' },
]
