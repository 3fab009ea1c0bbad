import type { Address } from 'viem'
import { ListBoundary } from './ListBoundary.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import { ReferralRelationship } from './ReferralRelationship.tsx'
import { ReferralRewards } from './ReferralRewards.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

/** The lists of an account. Visitors without a wallet do not load them. */
export default function Records({ account }: { account: Address }) {
  return (
    <>
      <ListBoundary key={`referral ${account}`}>
        <ReferralRelationship account={account} />
      </ListBoundary>
      <ListBoundary key={`purchases ${account}`}>
        <PurchaseHistory account={account} />
      </ListBoundary>
      <ListBoundary key={`rewards ${account}`}>
        <ReferralRewards account={account} />
      </ListBoundary>
      <ListBoundary key={`withdrawals ${account}`}>
        <WithdrawalHistory account={account} />
      </ListBoundary>
    </>
  )
}
