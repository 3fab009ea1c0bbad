/** How far a transaction has to have come. Nodes of today know the first three. */
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

/** What wallets and nodes of today call a commitment. */
export const toCommitment = (commitment: Commitment) => TODAY[commitment]
