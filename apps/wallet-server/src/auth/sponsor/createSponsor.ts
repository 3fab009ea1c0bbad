import type { Log } from '@foyer/server-kit'
import type { Project } from '@foyer/wallet-api'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createPaymasterChain } from '../../paymaster/createPaymasterChain.ts'
import type { Reservation, Sponsorships } from '../store/createSponsorships.ts'
import { createPolicy } from './createPolicy.ts'
import { INTERNAL_ERROR, INVALID_PARAMS, LIMIT_EXCEEDED, SponsorError } from './errors.ts'
import { readOperation, type SponsoredOperation } from './operation.ts'
import { maxCostOf, type SponsoredFields, STUB_DATA, signVoucher, VERIFICATION_GAS } from './voucher.ts'

/** Seconds for which a voucher is valid: long enough to read an approval, and no longer. */
const VALID_SECONDS = 600
/** Milliseconds between two alerts about a deposit that stays low. */
const ALERT_MS = 10 * 60_000

const BUDGET_MESSAGES: Record<Exclude<Reservation, 'reserved' | 'deposit'>, string> = {
  user: 'The budget of this account for today is used up',
  total: 'The budget for today is used up',
}

export type CreateSponsorParameters = {
  projects: readonly Project[]
  account: PrivateKeyAccount
  sponsorships: Sponsorships
  log: Log
}

export type Sponsor = ReturnType<typeof createSponsor>

/**
 * Pays for operations of users (ERC-7677), as each project's policy says.
 *
 * @example
 * const sponsor = createSponsor({ projects, account, sponsorships, log })
 * await sponsor.voucher(projectId, [operation, entryPoint, '0x38', {}], countRequest)
 */
export function createSponsor({ projects, account, sponsorships, log }: CreateSponsorParameters) {
  const entries = projects.flatMap(({ id, name, chains }) =>
    Object.entries(chains).flatMap(([chainId, { rpcUrls, sponsor }]) =>
      sponsor === undefined
        ? []
        : [
            {
              projectId: id,
              name,
              chainId: Number(chainId),
              policy: createPolicy(sponsor),
              chain: createPaymasterChain(rpcUrls),
              alertedAt: 0,
            },
          ],
    ),
  )
  type Entry = (typeof entries)[number]

  function find(projectId: string, params: unknown): { entry: Entry; operation: SponsoredOperation } {
    const { operation, chainId } = readOperation(params)
    const entry = entries.find((each) => each.projectId === projectId && each.chainId === chainId)
    if (entry === undefined)
      throw new SponsorError(INVALID_PARAMS, 'params', 'This project sponsors nothing on this chain')
    entry.policy.checkCalls(operation)
    return { entry, operation }
  }

  async function settle({ chain, chainId, policy: { paymaster } }: Entry): Promise<void> {
    const since = await sponsorships.findOldestOpen({ chainId, paymaster })
    if (since === undefined) return
    await sponsorships.settle({ chainId, paymaster }, await chain.readPayments(paymaster, since))
  }

  /** Reads the deposit, and alerts the operator when it is low. */
  async function readDeposit(entry: Entry): Promise<bigint> {
    const deposit = await entry.chain.readDeposit(entry.policy.paymaster)
    if (deposit < entry.policy.lowDeposit && Date.now() - entry.alertedAt >= ALERT_MS) {
      entry.alertedAt = Date.now()
      const { projectId, chainId } = entry
      log('error', deposit === 0n ? 'sponsor.empty' : 'sponsor.low', { projectId, code: String(chainId) })
    }
    return deposit
  }

  return {
    /** Returns paymaster data to estimate an operation with. The chain does not accept them. */
    stub(projectId: string, params: unknown) {
      const { entry } = find(projectId, params)
      return { ...toAnswer(entry, STUB_DATA), sponsor: { name: entry.name }, isFinal: false }
    },

    /**
     * A voucher for exactly this operation. `count` is called before the chain is asked.
     *
     * @throws {SponsorError} the policy, a budget or the deposit does not allow it
     */
    async voucher(projectId: string, params: unknown, count: () => Promise<void>) {
      const { entry, operation: asked } = find(projectId, params)
      const { policy, chain, chainId } = entry
      const operation = { ...asked, ...requireLimits(asked) }
      policy.checkGas(operation)
      await count()
      const [{ code, nonce, block, timestamp, gasPrice }, deposit] = await Promise.all([
        chain.readAccount(operation.sender, operation.nonce),
        readDeposit(entry),
      ])
      policy.checkFee(operation, gasPrice)
      const expected = policy.checkAccount(asked, code)
      if (nonce !== operation.nonce)
        throw new SponsorError(INVALID_PARAMS, 'params', `The next number of the account is ${nonce}`)
      const validUntil = timestamp + VALID_SECONDS
      const row = {
        projectId,
        chainId,
        paymaster: policy.paymaster,
        sender: operation.sender,
        nonce,
        block,
        validUntil,
        amount: maxCostOf(operation),
      }
      const budgets = { perUser: policy.perUser, total: policy.total, deposit }
      let reservation = await sponsorships.reserve(row, budgets)
      if (reservation !== 'reserved') {
        // The amounts set aside may have cost less, or nothing.
        await settle(entry)
        reservation = await sponsorships.reserve(row, budgets)
      }
      if (reservation === 'deposit')
        throw new SponsorError(INTERNAL_ERROR, 'deposit', 'The sponsor has not enough deposit')
      if (reservation !== 'reserved')
        throw new SponsorError(LIMIT_EXCEEDED, 'budget', BUDGET_MESSAGES[reservation])
      const voucher = { ...operation, code: expected, validUntil, validAfter: 0 }
      return toAnswer(entry, await signVoucher(voucher, { account, chainId, paymaster: policy.paymaster }))
    },

    /** Compares with the chain what was set aside, and looks at the deposits. */
    async settleAll(): Promise<void> {
      for (const entry of entries) {
        await settle(entry)
        await readDeposit(entry)
      }
    },
  }
}

const toAnswer = ({ policy }: { policy: { paymaster: string } }, paymasterData: string) => ({
  paymaster: policy.paymaster,
  paymasterData,
  paymasterVerificationGasLimit: `0x${VERIFICATION_GAS.toString(16)}`,
  paymasterPostOpGasLimit: '0x0',
})

type Limits = Omit<SponsoredFields, 'sender' | 'nonce' | 'callData'>

function requireLimits(operation: SponsoredOperation): Limits {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas } =
    operation
  if (
    callGasLimit === undefined ||
    verificationGasLimit === undefined ||
    preVerificationGas === undefined ||
    maxFeePerGas === undefined ||
    maxPriorityFeePerGas === undefined
  )
    throw new SponsorError(INVALID_PARAMS, 'params', 'Expected all limits of gas, and the fees')
  return { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas }
}
