import { accessManagerAbi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, hexToString, type Log, parseEventLogs } from 'viem'
import type * as schemas from '../src/api/schemas.ts'
import type { SaleChain } from './startSaleChain.ts'

type Unkeyed<T> = Omit<T, 'id'>

/** Computes what the read API must say of the chain as it is now from eth_getLogs alone; each list oldest first. */
export async function readChain({ client, deployment }: SaleChain) {
  const { accessManager, presale, referral, rewardVault } = deployment.contracts
  const address = [accessManager, presale, referral, rewardVault]
  const logs = await client.getLogs({ address, fromBlock: 0n })
  const timestamps = await readTimestamps(client, logs)
  const position = ({ blockNumber, transactionHash }: Log<bigint, number, false>) => ({
    blockNumber: Number(blockNumber),
    timestamp: timestamps.get(blockNumber) ?? 0,
    transactionHash,
  })

  const purchases = parseEventLogs({ abi: presaleAbi, eventName: 'Purchased', logs }).map(
    (log): Unkeyed<schemas.Purchase> => ({
      ...position(log),
      purchaseId: log.args.purchaseId.toString(),
      buyer: lower(log.args.buyer),
      inviter: lower(log.args.inviter),
      itemId: log.args.itemId,
      quantity: log.args.quantity,
      payToken: lower(log.args.payToken),
      cost: log.args.cost.toString(),
      yesAmount: log.args.yesAmount.toString(),
      price: log.args.price.toString(),
      reward: log.args.reward.toString(),
    }),
  )
  const referrals = parseEventLogs({ abi: referralAbi, eventName: 'InviterBound', logs }).map(
    (log): Unkeyed<schemas.Referral> => ({
      ...position(log),
      user: lower(log.args.user),
      inviter: lower(log.args.inviter),
      code: hexToString(log.args.code),
      inviterCode: hexToString(log.args.inviterCode),
      directCount: log.args.directCount,
    }),
  )
  const rewards = parseEventLogs({ abi: rewardVaultAbi, eventName: 'RewardCredited', logs }).map(
    (log): Unkeyed<schemas.Reward> => ({
      ...position(log),
      user: lower(log.args.user),
      token: lower(log.args.token),
      amount: log.args.amount.toString(),
    }),
  )
  const settled = new Map(
    parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalSettled', logs }).map((log) => [
      log.args.id,
      {
        received: log.args.received.toString(),
        settler: lower(log.args.settler),
        settledAt: position(log).timestamp,
        settledTransactionHash: log.transactionHash,
      },
    ]),
  )
  const withdrawals = parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalRequested', logs }).map(
    (log): schemas.Withdrawal => {
      const request = {
        ...position(log),
        id: log.args.id.toString(),
        user: lower(log.args.user),
        token: lower(log.args.token),
        amount: log.args.amount.toString(),
        fee: log.args.fee.toString(),
        gasFee: log.args.gasFee.toString(),
        net: log.args.net.toString(),
      }
      const settlement = settled.get(log.args.id)
      return settlement
        ? { status: 'success', ...request, ...settlement }
        : { status: 'processing', ...request }
    },
  )
  const endOf = new Map(
    parseEventLogs({
      abi: accessManagerAbi,
      eventName: ['OperationExecuted', 'OperationCanceled'],
      logs,
    }).map(({ eventName, args }) => [
      `${args.operationId} ${args.nonce}`,
      eventName === 'OperationExecuted' ? ('executed' as const) : ('cancelled' as const),
    ]),
  )
  const operations = parseEventLogs({ abi: accessManagerAbi, eventName: 'OperationScheduled', logs }).map(
    (log): Unkeyed<schemas.Operation> => ({
      ...position(log),
      hash: log.args.operationId,
      nonce: log.args.nonce,
      status: endOf.get(`${log.args.operationId} ${log.args.nonce}`) ?? 'scheduled',
      caller: lower(log.args.caller),
      target: lower(log.args.target),
      data: log.args.data,
      readyAt: log.args.schedule,
    }),
  )
  // Members that were granted a role and did not lose it since, as of the first grant.
  const members = new Map<string, Unkeyed<schemas.RoleMember>>()
  for (const log of parseEventLogs({
    abi: accessManagerAbi,
    eventName: ['RoleGranted', 'RoleRevoked'],
    logs,
  })) {
    const role = log.args.roleId.toString()
    const account = lower(log.args.account)
    const key = `${role} ${account}`
    if (log.eventName === 'RoleRevoked') members.delete(key)
    else if (!members.has(key)) members.set(key, { ...position(log), role, account })
  }
  return {
    blockNumber: await client.getBlockNumber({ cacheTime: 0 }),
    purchases,
    referrals,
    rewards,
    withdrawals,
    operations,
    roles: [...members.values()],
  }
}

export type ChainState = Awaited<ReturnType<typeof readChain>>

const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`

async function readTimestamps(client: SaleChain['client'], logs: { blockNumber: bigint }[]) {
  const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))]
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  return new Map(blocks.map(({ number, timestamp }) => [number, Number(timestamp)]))
}
