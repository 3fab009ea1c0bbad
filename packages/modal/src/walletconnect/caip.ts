import type { Namespace } from '@foyer/modal-core'
import { toChainId } from '../eip1193/provider.ts'
import { toAddresses } from '../eip1193/toAddresses.ts'
import type { Session } from './sdk.ts'

/** `chainId` is CAIP-2. */
export type SessionAccount = { namespace: Namespace; chainId: string; address: string }

/** CAIP-10. */
const ACCOUNT = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/

/** The namespace of a CAIP-2 chain or a CAIP-10 account. */
export const namespaceOf = (text: unknown) => String(text).split(':', 1)[0] as Namespace

/** The accounts that a wallet shares in these namespaces, in its order. Drops malformed ones. */
export function sessionAccounts(
  { namespaces }: Session,
  asked: readonly Namespace[],
): readonly SessionAccount[] {
  return Object.values(namespaces)
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => parseAccount(account) ?? [])
    .filter(({ namespace }) => asked.includes(namespace))
}

function parseAccount(account: unknown): SessionAccount | undefined {
  const [, name, reference, text] = ACCOUNT.exec(String(account)) ?? []
  const namespace = name as Namespace
  const chainId = toCaip2(namespace, reference)
  const address = toAddress(namespace, text)
  return chainId === undefined || address === undefined ? undefined : { namespace, chainId, address }
}

/** The CAIP-2 id of a chain, which wallets write with the namespace or without, and as `56` or `0x38`. */
export function toCaip2(namespace: Namespace, chain: unknown): string | undefined {
  const text = String(chain).split(':').at(-1) ?? ''
  const reference = namespace === 'eip155' ? toChainId(text) : text
  return REFERENCE.test(String(reference)) && reference !== undefined
    ? `${namespace}:${reference}`
    : undefined
}

/** The address in an account, which wallets write with its chain or without. */
export function toAddress(namespace: Namespace, account: unknown): string | undefined {
  const text = String(account).split(':').at(-1) ?? ''
  if (namespace === 'eip155') return toAddresses([text])[0]
  return ACCOUNT.test(`xxx:x:${text}`) ? text : undefined
}

/** Whether the wallet grants a method. Wallets may list a namespace once for each chain. */
export const isGranted = ({ namespaces }: Session, namespace: Namespace, method: string) =>
  Object.entries(namespaces).some(
    ([name, { methods }]) => namespaceOf(name) === namespace && methods.includes(method),
  )
