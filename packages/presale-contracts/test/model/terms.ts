import { parseUnits } from 'viem'

/** The sale that the model and the contracts run. Few units, so that caps and limits are reached. */
export const TERMS = {
  saleAt: 1_759_237_200,
  publicOpenAt: 1_759_842_000, // 2025-10-07 13:00 UTC
  steps: [
    { at: 1_759_237_200, price: parseUnits('0.05', 18) },
    { at: 1_759_842_000, price: parseUnits('0.060000000000000007', 18) },
    { at: 1_760_446_800, price: parseUnits('0.08', 18) },
  ],
  items: [
    { cap: 120, walletLimit: 0, yesPerUnit: parseUnits('333.333333333333333333', 18) },
    { cap: 25, walletLimit: 6, yesPerUnit: parseUnits('10000', 18) },
  ],
  tokens: [{ decimals: 18 }, { decimals: 6 }],
  /** Seconds for which a price step is fixed in advance. */
  notice: 3_600,
  /** Seconds in which only the keeper settles a withdrawal. */
  keeperWindow: 600,
} as const

/** The participants, by name. The first three users are on the whitelist. */
export const USERS = ['ann', 'ben', 'cem', 'dia', 'eva', 'fay', 'gus'] as const
export const LISTED: readonly string[] = USERS.slice(0, 3)
export const ROOT = 'root'
export const KEEPER = 'keeper'
export const TREASURY = 'treasury'
export const FEE_RECIPIENT = 'feeRecipient'
export const VAULT = 'vault'
