export type User = { sub: string; login: string; name: string; email: string }

/** Whoever opens the page is one of these. Ids are long, as with providers: random data holds a short one by chance. */
export const USERS = [
  { sub: '1000000000001001', login: 'ada', name: 'Ada Lovelace', email: 'ada@idp.example' },
  { sub: '1000000000001002', login: 'grace', name: 'Grace Hopper', email: 'grace@idp.example' },
  { sub: '1000000000001003', login: 'mary', name: 'Mary Shaw', email: 'mary@idp.example' },
] as const satisfies readonly User[]
