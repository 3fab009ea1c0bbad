import type { Options } from '../types/options.ts'

/** Returns the names of wallets in the options, in their order. */
export const listNamed = ({ wallets = [], featuredWallets }: Partial<Options>): readonly string[] => [
  ...wallets.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.wallets)),
  ...(featuredWallets ?? []),
]
