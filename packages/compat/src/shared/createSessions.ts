import type { SiwxTarget } from '@foyer/modal'
import type { SiwxParameters } from '@foyer/modal/siwe'
import { getAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { SignInAdapter } from './adapterSiwx.ts'

type Sessions = Awaited<ReturnType<SiwxParameters['load']>>

/** The sessions of the modal, by an adapter of the other kits. */
export const createSessions = (read: () => SignInAdapter): Sessions => ({
  async createMessage(target) {
    const { address, chainId } = accountOf(target)
    const nonce = await read().getNonce()
    const message = await read().createMessage({ nonce, address, chainId })
    if (typeof message !== 'string')
      throw new TypeError(
        '`createMessage` returned no text. Return what createSiweMessage of viem/siwe returns.',
      )
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
})

function accountOf({ accountAddress, chainId }: SiwxTarget) {
  return { address: getAddress(accountAddress), chainId: Number(chainId.split(':')[1]) }
}
