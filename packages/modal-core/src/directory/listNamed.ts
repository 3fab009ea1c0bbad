import type { Options } from '../types/options.ts'

/** What the options ask for by name, in their order. */
export const listNamed = ({ wallets = [], featuredWallets }: Partial<Options>): readonly string[] => [
  ...wallets.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.wallets)),
  ...(featuredWallets ?? []),
]
