import { loadPart } from '../parts/loadPart.ts'
import { PasskeyError } from './errors.ts'

export type ShowOptions = {
  challenge: string
  walletId: string
  /** Those that may be shown. */
  passkeys: readonly { credentialId: string; transports: readonly string[] }[]
}

export type MakeOptions = ShowOptions & {
  userHandle: string
  /** The name of the wallet in the browser's list of passkeys. */
  userName: string
}

/** An answer for the vault, and what must not get there: the secret of the passkey for the wallet. */
export type Shown = { credential: object; credentialId: string; prf: Uint8Array }
export type Made = Omit<Shown, 'prf'> & { prf: Uint8Array | undefined }

export type Ceremony = {
  /** @throws {PasskeyError} `canceled`, `exists`, `noPrf`, `noPin`, `unsupported` */
  make: (options: MakeOptions) => Promise<Made>
  /** @throws {PasskeyError} `canceled`, `noPrf`, `noPin`, `unsupported` */
  show: (options: ShowOptions) => Promise<Shown>
}

type Answer = { id: string; clientExtensionResults: unknown }
type PrfResults = { prf?: { enabled?: boolean; results?: { first?: unknown } } }

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]

const FAILURES: Readonly<Record<string, PasskeyError['reason']>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  TimeoutError: 'canceled',
  // Another window asks for one.
  OperationError: 'canceled',
  // Password managers of phones did not answer.
  NotReadableError: 'canceled',
  UnknownError: 'canceled',
  InvalidStateError: 'exists',
}

/** In bytes, by the specification of the extension. */
const SECRET_LENGTH = 32

/** Browsers have two errors for a device without a lock; the name of one of them stands for other causes, too. */
function reasonOf(cause: unknown): PasskeyError['reason'] {
  const { name = '', message = '' } = (cause ?? {}) as Partial<Error>
  // The library has a text of its own, and the browser's error as the cause.
  const texts = `${message} ${((cause as Error | undefined)?.cause as Error | undefined)?.message}`
  const isUnlocked =
    name === 'NotSupportedError' && /userVerification|user verification|screen lock/i.test(texts)
  if (isUnlocked || name === 'ConstraintError') return 'noPin'
  return FAILURES[name] ?? 'unsupported'
}

/** False in a browser without passkeys, as many inside of apps are. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the browser for passkeys of this site. What they give for the wallet stays in this page. */
export function createCeremony(): Ceremony {
  const load = () => loadPart(() => import('@simplewebauthn/browser'))

  const ask = <T>(run: () => Promise<T>): Promise<Answer & T> =>
    run().catch((cause: unknown) => {
      throw new PasskeyError(reasonOf(cause), { cause })
    }) as Promise<Answer & T>

  return {
    async make({ challenge, walletId, passkeys, userHandle, userName }) {
      const { startRegistration } = await load()
      const optionsJSON = {
        challenge,
        rp: { id: location.hostname, name: location.hostname },
        user: { id: userHandle, name: userName, displayName: userName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: passkeys.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
        extensions: await toExtensions(walletId),
      }
      const answer = await ask(() => startRegistration({ optionsJSON }))
      const { isEnabled, secret } = readPrf(answer)
      if (!isEnabled && secret === undefined) throw new PasskeyError('noPrf')
      return { credential: withoutResults(answer), credentialId: answer.id, prf: secret }
    },

    async show({ challenge, walletId, passkeys }) {
      if (!isAllowed()) throw new PasskeyError('unsupported')
      const { startAuthentication } = await load()
      const optionsJSON = {
        challenge,
        rpId: location.hostname,
        userVerification: 'required' as const,
        allowCredentials: passkeys.map(toDescriptor),
        extensions: await toExtensions(walletId),
      }
      const answer = await ask(() => startAuthentication({ optionsJSON }))
      const { secret } = readPrf(answer)
      if (secret === undefined) throw new PasskeyError('noPrf')
      return { credential: withoutResults(answer), credentialId: answer.id, prf: secret }
    },
  }
}

type PolicyDocument = { featurePolicy?: { allowsFeature: (name: string) => boolean } }

/** False where a page around this one does not let it. Not every browser can tell. */
const isAllowed = () =>
  (document as PolicyDocument).featurePolicy?.allowsFeature('publickey-credentials-get') ?? true

const toDescriptor = ({ credentialId, transports }: ShowOptions['passkeys'][number]) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports as never,
})

/** The salt for which the passkey gives its secret. */
export async function toSalt(walletId: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(`wallet-prf-v1|${walletId}`))
}

const toExtensions = async (walletId: string) =>
  ({ prf: { eval: { first: await toSalt(walletId) } } }) as never

/** Extensions that stand in for the browser answer with anything, or with what the page may not read. */
function readPrf({ clientExtensionResults }: Answer): {
  isEnabled: boolean
  secret?: Uint8Array | undefined
} {
  try {
    const { prf } = clientExtensionResults as PrfResults
    return { isEnabled: prf?.enabled === true, secret: toSecret(prf?.results?.first) }
  } catch {
    return { isEnabled: false }
  }
}

/** Anything but 32 bytes is no secret: a wallet under it would be open to everyone. */
function toSecret(value: unknown): Uint8Array | undefined {
  // Of another realm, it is no instance of this one's class.
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]'
  const view = isBuffer ? new Uint8Array(value as ArrayBuffer) : value
  if (!ArrayBuffer.isView(view) || view.byteLength !== SECRET_LENGTH) return undefined
  return new Uint8Array(view.buffer, view.byteOffset, SECRET_LENGTH)
}

/** The server gets the answer, and nothing that opens the wallet. */
const withoutResults = (answer: object): object => ({ ...answer, clientExtensionResults: {} })
