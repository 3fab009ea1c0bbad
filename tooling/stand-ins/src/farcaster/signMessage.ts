import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { User } from './users.ts'

/** The request that a channel was opened for. */
export type Requested = {
  domain: string
  siweUri: string
  nonce: string
  expirationTime?: string | undefined
  notBefore?: string | undefined
}

export type Signed = { message: string; signature: `0x${string}` }

/** Signs as a user's app does, with the key of the custody address. `change` replaces fields of the message. */
export async function signMessage(
  user: User,
  { domain, siweUri, nonce, expirationTime, notBefore }: Requested,
  change: Partial<Parameters<typeof createSiweMessage>[0]> = {},
): Promise<Signed> {
  const account = privateKeyToAccount(user.custodyKey)
  const message = createSiweMessage({
    address: account.address,
    domain,
    uri: siweUri,
    nonce,
    version: '1',
    chainId: 10,
    statement: 'Farcaster Auth',
    resources: [`farcaster://fid/${user.fid}`],
    ...(expirationTime === undefined ? {} : { expirationTime: new Date(expirationTime) }),
    ...(notBefore === undefined ? {} : { notBefore: new Date(notBefore) }),
    ...change,
  })
  return { message, signature: await account.signMessage({ message }) }
}
