import type { SiwxFeature, SiwxTarget } from '@foyer/modal'
import { siwx } from '@foyer/modal/siwe'
import { type Address, getAddress } from 'viem'

/** What RainbowKit’s authentication adapters and ConnectKit’s SIWE configs have in common. */
export type SignInAdapter = {
  getNonce: () => Promise<string>
  createMessage: (target: { nonce: string; address: Address; chainId: number }) => unknown
  verify: (proof: { message: never; signature: string }) => Promise<boolean>
  signOut: () => Promise<unknown>
  /** True if the account is signed in. Waits until that is known. */
  isSignedIn: (target: { address: Address; chainId: number }) => Promise<boolean>
}

/** Sign-in by an adapter of the other kits. `read` is called for each step, so that the adapter in use may change. */
export function adapterSiwx(read: () => SignInAdapter, { required }: { required: boolean }): SiwxFeature {
  return siwx({
    required,
    load: () => ({
      async createMessage(target) {
        const { address, chainId } = accountOf(target)
        const nonce = await read().getNonce()
        const message = await read().createMessage({ nonce, address, chainId })
        if (typeof message !== 'string')
          throw new TypeError(
            '`createMessage` returned no text. Return what createSiweMessage of viem/siwe returns.',
          )
        const { parseSiweMessage } = await import('viem/siwe')
        const { domain, uri, version, statement, issuedAt, expirationTime } = parseSiweMessage(message)
        return {
          ...target,
          nonce,
          statement,
          domain: domain ?? location.host,
          uri: uri ?? location.origin,
          version: version ?? '1',
          issuedAt: issuedAt?.toISOString(),
          expirationTime: expirationTime?.toISOString(),
          serializedMessage: message,
        }
      },
      async getSessions(target) {
        return (await read().isSignedIn(accountOf(target))) ? [{ data: target }] : []
      },
      async addSession({ message, signature }) {
        if (!(await read().verify({ message: message as never, signature })))
          throw new Error('`verify` refused the signature.')
      },
      async revokeSessions() {
        await read().signOut()
      },
    }),
  })
}

function accountOf({ accountAddress, chainId }: SiwxTarget) {
  return { address: getAddress(accountAddress), chainId: Number(chainId.split(':')[1]) }
}
