/** Warnings of a screen, the most dangerous first. Each has a sentence in the texts. */
export const WARNINGS = [
  'approveAll',
  'permit2',
  'permit',
  'unlimited',
  'order',
  'unreadable',
  'trailingData',
  'deploy',
  'tokenRecipient',
  'largeFee',
  'hexMessage',
  'blankMessage',
  'hiddenCharacters',
  'signInMalformed',
  'signInAddress',
  'signInChain',
  'signInUri',
  'signInTime',
  'chainMissing',
  'contractMissing',
] as const

export type Warning = (typeof WARNINGS)[number]

/** These can cost everything: they are drawn as danger, the others as caution. */
const DANGERS: readonly Warning[] = [
  'approveAll',
  'permit2',
  'permit',
  'unlimited',
  'order',
  'unreadable',
  'trailingData',
  'hexMessage',
]

export const isDanger = (warning: Warning) => DANGERS.includes(warning)

/** Why something cannot be approved at all. */
export type Block = { kind: 'signInDomain'; domain: string } | { kind: 'chain'; chainId: string }

/** Each once, in the order of danger. */
export const sortWarnings = (warnings: Iterable<Warning>): Warning[] => {
  const found = new Set(warnings)
  return WARNINGS.filter((warning) => found.has(warning))
}

/** No token has as many units: 2^127 and more, or all that the token's own 96 bits can hold. */
export const isUnlimited = (amount: bigint) => amount >= 2n ** 127n || amount === 2n ** 96n - 1n
