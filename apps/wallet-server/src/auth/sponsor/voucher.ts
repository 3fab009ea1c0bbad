import { type Address, concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** Gas of the paymaster's own check, which makes one signature and one voucher's hash. */
export const VERIFICATION_GAS = 60_000n

const VOUCHER_TYPES = {
  Voucher: [
    { name: 'sender', type: 'address' },
    { name: 'codeHash', type: 'bytes32' },
    { name: 'nonce', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterGasLimits', type: 'bytes32' },
    { name: 'validUntil', type: 'uint48' },
    { name: 'validAfter', type: 'uint48' },
  ],
} as const

/** The fields of an operation that a voucher covers: its calls and its greatest cost. */
export type SponsoredFields = {
  sender: Address
  nonce: bigint
  callData: Hex
  callGasLimit: bigint
  verificationGasLimit: bigint
  preVerificationGas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

export type Voucher = SponsoredFields & {
  /** Of the account when the operation happens. */
  code: Hex
  /** In seconds. */
  validUntil: number
  validAfter: number
}

type SignVoucherParameters = { account: PrivateKeyAccount; chainId: number; paymaster: Address }

/** Paymaster data of the right form, with a signature that no key has made. Bundlers estimate with them. */
export const STUB_DATA: Hex = concat([
  pad('0xffffffffffff', { size: 6 }),
  pad('0x', { size: 6 }),
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c',
])

/** Signs that `SponsorPaymaster` pays for one operation, and returns the paymaster's data of it. */
export async function signVoucher(
  voucher: Voucher,
  { account, chainId, paymaster }: SignVoucherParameters,
): Promise<Hex> {
  const { validUntil, validAfter } = voucher
  const signature = await account.signTypedData({
    domain: { name: 'SponsorPaymaster', version: '1', chainId, verifyingContract: paymaster },
    types: VOUCHER_TYPES,
    primaryType: 'Voucher',
    message: {
      sender: voucher.sender,
      nonce: voucher.nonce,
      callData: voucher.callData,
      codeHash: keccak256(voucher.code),
      accountGasLimits: pack(voucher.verificationGasLimit, voucher.callGasLimit),
      preVerificationGas: voucher.preVerificationGas,
      gasFees: pack(voucher.maxPriorityFeePerGas, voucher.maxFeePerGas),
      paymasterGasLimits: pack(VERIFICATION_GAS, 0n),
      validUntil,
      validAfter,
    },
  })
  return concat([numberToHex(validUntil, { size: 6 }), numberToHex(validAfter, { size: 6 }), signature])
}

const pack = (high: bigint, low: bigint) =>
  concat([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })])

/** The most that an operation can cost, in wei. */
export const maxCostOf = (operation: SponsoredFields): bigint => gasOf(operation) * operation.maxFeePerGas

export const gasOf = ({ callGasLimit, verificationGasLimit, preVerificationGas }: SponsoredFields): bigint =>
  callGasLimit + verificationGasLimit + preVerificationGas + VERIFICATION_GAS
