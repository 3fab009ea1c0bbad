import { installContracts } from '@foyer/stand-ins/bundler'
import { sendTransaction, transactions } from '@foyer/wallet-server/paymaster'
import { type Address, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createFundedKey } from './createFundedKey.ts'

const DEPOSIT = parseEther('10')

export type DeployedSponsor = {
  paymaster: Address
  /** Signs the vouchers that the paymaster takes. */
  key: Hex
}

/** Puts the contracts of smart accounts on the development chain, and one that pays for their gas. */
export async function deploySponsor(rpcUrl: string): Promise<DeployedSponsor> {
  await installContracts(rpcUrl)
  const key = generatePrivateKey()
  const ownerKey = await createFundedKey(rpcUrl, DEPOSIT + parseEther('1'))
  const sending = { rpcUrl, key: ownerKey }
  const deployment = transactions.deploy(privateKeyToAddress(ownerKey), privateKeyToAddress(key))
  const { created: paymaster } = await sendTransaction(deployment, sending)
  if (paymaster === undefined) throw new Error('The transaction has created no paymaster.')
  await sendTransaction(transactions.deposit(paymaster, DEPOSIT), sending)
  return { paymaster, key }
}
