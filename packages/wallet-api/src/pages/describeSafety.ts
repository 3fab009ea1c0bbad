import type { Texts } from './texts/en.ts'

/** The operators of the servers. Unless two different parties are named, one operator can rebuild every wallet. */
export type Operators = {
  own: string
  other: string | undefined
}

/** The means by which the reader logs in. `login`: it may also be an account at a provider. */
export type LoginMeans = 'mailbox' | 'login'

/** Says truthfully who can open the wallet: two operators are named as such only where there are two. */
export function describeSafety({ wording }: Texts, { own, other }: Operators, means: LoginMeans): string[] {
  const isTwo = other !== undefined && other.trim().toLowerCase() !== own.trim().toLowerCase()
  return [
    ...(isTwo ? [wording.twoOperators, wording[`${means}Recovers`]] : [wording.oneOperator, wording[means]]),
    wording.unaudited,
    wording.runBy.replace('{operator}', () => own),
  ]
}
