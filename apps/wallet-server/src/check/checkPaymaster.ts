import type { SponsorPolicy } from '@foyer/wallet-api'
import { formatEther, isAddressEqual } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { createPaymasterChain } from '../paymaster/createPaymasterChain.ts'
import { type Check, type CheckContext, type Finding, ok, skipped, todo } from './types.ts'

/** Looks at the paymaster of each project that has a sponsor: its code, whose vouchers it takes, and its deposit. */
export const checkPaymaster: Check = async ({ settings, projects: file }) => {
  const sponsors = (file?.projects ?? []).flatMap(({ chains }) =>
    Object.entries(chains).flatMap(([chainId, { rpcUrls, sponsor }]) =>
      sponsor ? { chainId, rpcUrls, sponsor } : [],
    ),
  )
  if (sponsors.length === 0)
    return [skipped('sponsored gas: no project has a sponsor, so users pay their gas')]
  return Promise.all(sponsors.map((sponsor) => check(sponsor, settings)))
}

type Sponsor = { chainId: string; rpcUrls: readonly string[]; sponsor: SponsorPolicy }

async function check(
  { chainId, rpcUrls, sponsor }: Sponsor,
  settings: CheckContext['settings'],
): Promise<Finding> {
  const paymaster = sponsor.paymaster as `0x${string}`
  const subject = `sponsored gas: ${paymaster} on chain ${chainId}`
  const { mode, sponsorKey } = settings
  if (mode !== 'vault' && sponsorKey === undefined)
    return todo(`${subject} needs the key that signs vouchers. Set WALLET_SPONSOR_KEY_FILE.`)
  const status = await createPaymasterChain(rpcUrls)
    .readStatus(paymaster)
    .catch(() => 'failed' as const)
  if (status === 'failed')
    return todo(`${subject} cannot be read: no node of the chain answers for it. Correct the nodes first.`)
  if (!status)
    return todo(
      `${subject} has no code. Deploy it with \`wallet-server paymaster deploy\`, or correct "sponsor".`,
    )
  const { signer, deposit } = status
  if (sponsorKey !== undefined && !isAddressEqual(signer, privateKeyToAddress(sponsorKey)))
    return todo(
      `${subject} takes the vouchers of ${signer}, not of this key. Name it with \`wallet-server paymaster signer\`.`,
    )
  return deposit < BigInt(sponsor.lowDeposit)
    ? todo(
        `${subject} has ${formatEther(deposit)} left, less than lowDeposit. Pay in with \`wallet-server paymaster deposit\`.`,
      )
    : ok(`${subject} has ${formatEther(deposit)} in its deposit`)
}
