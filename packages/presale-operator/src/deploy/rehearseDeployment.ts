import { probeCodes } from '@foyer/presale-contracts/codes'
import {
  type Address,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  parseAbi,
  RawContractError,
  zeroAddress,
} from 'viem'
import { explainRevert, revertData } from '../chain/explainRevert.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { PROBE } from '../config/probeTransfer.ts'
import { SaleError } from '../errors.ts'
import type { DeploymentStep } from './planDeployment.ts'

const abi = parseAbi([
  'struct Step { address to; bytes data; }',
  'function rehearse(Step[] steps) returns (uint256[] used)',
  'error StepFailed(uint256 index, bytes reason)',
])

/** The gas of a transaction by itself, and of a creation more; a byte of data costs by whether it is zero. */
const GAS = { transaction: 21_000n, creation: 32_000n, zero: 4n, other: 16n }

/** A step of a deployment would fail. */
export class RehearsalError extends SaleError {
  override name = 'RehearsalError'
}

/**
 * Simulates the transactions of a deployment one after the other, each on what those before it have changed. Nothing is sent.
 *
 * @returns the gas that each of them needs, about
 * @throws {RehearsalError} one of them fails
 */
export async function rehearseDeployment(
  client: ChainClient,
  deployer: Address,
  steps: readonly DeploymentStep[],
): Promise<bigint[]> {
  const calls = steps.map(({ to = zeroAddress, data }) => ({ to, data }))
  const { data = '0x' } = await client
    .call({
      // Another account: a call would take a nonce of its own, and so move the contracts.
      account: PROBE,
      to: deployer,
      data: encodeFunctionData({ abi, functionName: 'rehearse', args: [calls] }),
      stateOverride: [{ address: deployer, code: probeCodes.Rehearsal }],
    })
    .catch((error: unknown) => {
      throw readFailure(error, steps) ?? error
    })
  const used = decodeFunctionResult({ abi, functionName: 'rehearse', data })
  return used.map((gas, index) => gas + baseGas(steps[index]))
}

function readFailure(error: unknown, steps: readonly DeploymentStep[]) {
  const data = revertData(error)
  if (data === undefined || data === '0x') return undefined
  const { args } = decodeErrorResult({ abi, data })
  const [index, reason] = args
  return new RehearsalError('The deployment would fail.', {
    details: [
      `step ${Number(index) + 1} of ${steps.length}, ${steps[Number(index)]?.title}: ${explainReason(reason)}`,
    ],
    remedy: 'correct the configuration file and choose it again; nothing was sent',
    docs: 'deploy',
    cause: error,
  })
}

const explainReason = (data: Hex) => explainRevert(new RawContractError({ data })) ?? data

function baseGas(step: DeploymentStep | undefined) {
  if (step === undefined) return 0n
  const bytes = hexToBytes(step.data)
  const zeros = BigInt(bytes.filter((byte) => byte === 0).length)
  const others = BigInt(bytes.length) - zeros
  const creation = step.to === undefined ? GAS.creation : 0n
  return GAS.transaction + creation + zeros * GAS.zero + others * GAS.other
}
