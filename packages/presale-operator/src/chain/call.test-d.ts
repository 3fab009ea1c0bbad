import { mockErc20Abi, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import type { Address, Hex } from 'viem'
import { createCall } from './call.ts'

// `tsc` is the test: it fails on a call below that compiles and should not.

declare const contract: Address
declare const token: Address
declare const spender: Address
declare const proof: readonly Hex[]

createCall(contract, presaleAbi, 'buy', [1, 2, token, 100n, proof])
// @ts-expect-error the token and the maximal cost are swapped
createCall(contract, presaleAbi, 'buy', [1, 2, 100n, token, proof])
// @ts-expect-error the quantity and the token are swapped
createCall(contract, presaleAbi, 'buy', [1, token, 2, 100n, proof])
// @ts-expect-error the maximal cost and the proof are swapped
createCall(contract, presaleAbi, 'buy', [1, 2, token, proof, 100n])
// @ts-expect-error the proof is missing
createCall(contract, presaleAbi, 'buy', [1, 2, token, 100n])
// @ts-expect-error amounts are no `number`
createCall(contract, presaleAbi, 'buy', [1, 2, token, 100, proof])

createCall(contract, rewardVaultAbi, 'requestWithdrawal', [token, 100n])
// @ts-expect-error the token and the amount are swapped
createCall(contract, rewardVaultAbi, 'requestWithdrawal', [100n, token])
createCall(contract, rewardVaultAbi, 'settle', [token, [1]])
// @ts-expect-error the token and the withdrawals are swapped
createCall(contract, rewardVaultAbi, 'settle', [[1], token])
createCall(contract, mockErc20Abi, 'approve', [spender, 100n])
// @ts-expect-error the spender and the amount are swapped
createCall(contract, mockErc20Abi, 'approve', [100n, spender])
// @ts-expect-error the vault has no function of this name
createCall(contract, rewardVaultAbi, 'withdraw', [token, 100n])
// @ts-expect-error a function that only reads cannot be sent
createCall(contract, presaleAbi, 'quote', [1, 2, token])
