import {
  SOLANA_WARNINGS,
  type SolanaDescription,
  type SolanaWarning,
} from '../src/solana/describeTransaction.ts'
import type { Receiver } from '../src/solana/findReceivers.ts'

const ACCOUNT = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const OTHER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const TOKENS = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const SWAP = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

const transfer = { kind: 'transfer', from: ACCOUNT, to: OTHER, lamports: 1_500_000_000n } as const
const tokenTransfer = {
  kind: 'tokenTransfer',
  program: TOKEN_PROGRAM,
  source: TOKENS,
  to: OTHER,
  authority: ACCOUNT,
  amount: 20_000_000n,
} as const
const unknown = { kind: 'unknown', program: SWAP, changes: true } as const

const sol = { mint: undefined, amount: -1_500_000_000n, decimals: undefined }
const usdc = { mint: USDC, amount: -20_000_000n, decimals: 6 }

const receiver: Receiver = { address: OTHER, isTokenAccount: false }

const screen = (changes: Partial<SolanaDescription> = {}): SolanaDescription => ({
  kind: 'solana',
  isSent: true,
  part: undefined,
  actions: [transfer],
  receivers: changes.actions?.includes(unknown) ? [] : [receiver],
  changes: [sol],
  fee: 5_000n,
  warnings: [],
  ...changes,
})

/** The transaction that gets a warning. */
const warned: Record<SolanaWarning, Partial<SolanaDescription>> = {
  disagree: { changes: [{ ...sol, amount: -9_000_000_000n }] },
  givesAway: { actions: [unknown], changes: [] },
  approve: {
    actions: [{ kind: 'approve', delegate: OTHER, account: TOKENS, amount: 2n ** 64n - 1n }],
    changes: [],
  },
  setAuthority: { actions: [{ kind: 'setAuthority', account: TOKENS, to: OTHER }], changes: [] },
  closeAccount: { actions: [{ kind: 'closeAccount', account: TOKENS, to: OTHER }] },
  unknownProgram: {
    actions: [unknown],
    changes: [sol, usdc, { mint: OTHER, amount: 300_000n, decimals: undefined }],
  },
  highFee: { fee: 1_400_000_000n },
  lookedUp: {
    actions: [tokenTransfer],
    receivers: [{ address: OTHER, isTokenAccount: true }],
    changes: [usdc],
  },
  tables: { actions: [{ kind: 'unknown', program: undefined, changes: true }] },
  notSimulated: { changes: undefined },
  unnamedToken: { actions: [tokenTransfer], changes: [usdc] },
  durableNonce: { actions: [{ kind: 'nonce', account: OTHER }, transfer] },
  otherPayer: { fee: 0n },
  severalSigners: { actions: [{ kind: 'memo', text: 'Rent of \u202ehcraM' }, transfer] },
}

/** One transaction for each kind of screen of Solana. */
export const solanaScreens: Record<string, SolanaDescription> = {
  solana: screen({
    actions: [
      { kind: 'createTokenAccount', owner: OTHER, mint: USDC, account: TOKENS },
      { ...tokenTransfer, checked: { mint: USDC, decimals: 6 } },
    ],
    changes: [usdc, { ...sol, amount: -2_039_280n }],
  }),
  ...Object.fromEntries(
    SOLANA_WARNINGS.map((warning) => [warning, screen({ ...warned[warning], warnings: [warning] })]),
  ),
  many: screen({ actions: Array.from({ length: 4 }, () => transfer) }),
  every: screen({
    isSent: false,
    part: { index: 2, count: 3 },
    actions: Object.values(warned).flatMap(({ actions = [] }) => actions),
    warnings: [...SOLANA_WARNINGS],
  }),
}

/** The fields of a request beside its sample. */
export const solanaRequest = (name: string) =>
  solanaScreens[name] && {
    account: ACCOUNT,
    described: { description: solanaScreens[name], network: 'Solana' },
  }
