import type { Namespace } from '@foyer/modal-core'
import { toChainId } from '../eip1193/toChainId.ts'
import { addressForms } from './addressForms.ts'
import type { Session } from './sdk.ts'

/** `chainId` is CAIP-2. */
export type SessionAccount = { namespace: Namespace; chainId: string; address: string }

/** CAIP-10. */
const ACCOUNT = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/
const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/
/** Names of older wallets for the networks of Solana. */
const OLD_REFERENCES: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

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
  const reference = namespace === 'eip155' ? toChainId(text) : (OLD_REFERENCES[text] ?? text)
  return REFERENCE.test(String(reference)) && reference !== undefined
    ? `${namespace}:${reference}`
    : undefined
}

/** The address in an account, which wallets write with its chain or without. */
export function toAddress(namespace: Namespace, account: unknown): string | undefined {
  const text = String(account).split(':').at(-1) ?? ''
  return Object.hasOwn(addressForms, namespace) ? addressForms[namespace](text) : undefined
}

/** A chain as the wallet writes it in its session, which is how it knows it in requests. */
export function asGranted({ namespaces }: Session, chainId: string): string {
  const chains = Object.values(namespaces)
    .flatMap(({ accounts }) => accounts)
    .map((account) => String(account).split(':', 2).join(':'))
  return chains.find((chain) => toCaip2(namespaceOf(chain), chain) === chainId) ?? chainId
}

/** True if the wallet grants a method. Wallets may list a namespace once for each chain. */
export const isGranted = ({ namespaces }: Session, namespace: Namespace, method: string) =>
  Object.entries(namespaces).some(
    ([name, { methods }]) => namespaceOf(name) === namespace && methods.includes(method),
  )
