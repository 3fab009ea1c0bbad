import { askWallet } from '../actions/askWallet.ts'
import { NetworkNotFoundError } from '../errors/errors.ts'
import { SignerNotFoundError } from '../errors/nameErrors.ts'
import { SignMessageError } from '../errors/requestErrors.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Network } from '../types/network.ts'
import { isSignature } from '../utils/isSignature.ts'
import { registrationCoinType } from './registrationCoinType.ts'

/** The time for which a signed message is used again, in milliseconds. The server takes it for ten minutes. */
const REUSE_FOR = 5 * 60_000

export type Signer = {
  address: string
  network: Network
  coinType: number
  signMessage: NonNullable<Adapter['signMessage']>
}

/** The body that is sent to register a name. */
type Registration = { coin_type: number; address: string; message: string; signature: string }

type CreateSignerParameters = { modal: Modal; now: () => number }

/** Has the account in use sign for names. */
export function createSigner({ modal, now }: CreateSignerParameters) {
  const { accounts, adapterOf, networks } = modal
  /** The message that was signed last, while the server's answer to it is not known. */
  let last: { key: string; body: Registration; at: number } | undefined

  return {
    /**
     * @throws {SignerNotFoundError} there is no account, or its wallet cannot sign
     * @throws {NetworkNotFoundError} the dapp does not know its network
     * @throws {InvalidChainIdError} names have no number for it
     */
    findSigner(): Signer {
      const { chainNamespace } = networks.active()
      const account = accounts.get(chainNamespace)
      const signMessage = adapterOf(chainNamespace)?.signMessage
      if (account.status !== 'connected' || signMessage === undefined) throw new SignerNotFoundError()
      const network = networks.find(account.chainId, chainNamespace)
      if (network === undefined)
        throw new NetworkNotFoundError({
          chainId: account.chainId,
          configured: networks.list.map(({ id }) => id),
        })
      return { address: account.address, network, coinType: registrationCoinType(network.id), signMessage }
    },

    /** The request for a name. A request that may have got lost is used again, so that users do not have to sign twice. */
    async sign(name: string, { address, coinType, signMessage }: Signer): Promise<Registration> {
      const key = `${name} ${address} ${coinType}`
      if (last?.key === key && now() - last.at < REUSE_FOR) return last.body
      const at = now()
      const message = JSON.stringify({
        name,
        attributes: {},
        timestamp: Math.floor(at / 1000),
        domain: location.host,
        coinType,
      })
      const signature = await askWallet(modal, {
        key: `name ${key}`,
        async ask() {
          const answer: unknown = await signMessage({ message, address })
          if (!isSignature(answer)) throw new SignMessageError()
          return answer
        },
        toError: (cause) => new SignMessageError({ cause }),
      })
      const body = { coin_type: coinType, address, message, signature }
      last = { key, body, at }
      return body
    },

    forget() {
      last = undefined
    },
  }
}
