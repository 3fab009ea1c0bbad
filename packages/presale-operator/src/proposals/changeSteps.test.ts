import type { Deployment } from '@foyer/presale-contracts'
import { parseUnits, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { planSteps, type Step } from '../schedule/planSteps.ts'
import { changeSteps } from './saleProposals.ts'

const step = (startsAt: number, price: string): Step => ({ startsAt, price: parseUnits(price, 18) })
const contracts: Deployment['contracts'] = {
  accessManager: zeroAddress,
  referral: zeroAddress,
  rewardVault: zeroAddress,
  genesisNft: zeroAddress,
  yesToken: zeroAddress,
  presale: zeroAddress,
  presaleLens: zeroAddress,
}

test('shows the steps that change and no other, each with its factor', () => {
  const current = [step(0, '0.05'), step(5_000, '0.06'), step(9_000, '0.07'), step(12_000, '0.09')]
  const future = [step(5_000, '0.06'), step(9_000, '0.08'), step(12_000, '0.09')]
  const plan = planSteps({ current, future, changeAt: 100, notice: 3_600 })
  expect(changeSteps(contracts, future, plan).lines).toEqual([
    '- 1970-01-01T02:30:00Z 0.07 USD',
    '+ 1970-01-01T02:30:00Z 0.08 USD  (×1.33)',
  ])
})
