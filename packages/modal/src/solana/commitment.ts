/** The state that a transaction must have reached. Today's nodes know the first three. */
export type Commitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

const TODAY: Record<Commitment, 'processed' | 'confirmed' | 'finalized'> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/** The name of today's wallets and nodes for a commitment. */
export const toCommitment = (commitment: Commitment) => TODAY[commitment]
