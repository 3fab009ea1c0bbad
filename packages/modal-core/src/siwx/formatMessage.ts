import { SignInMessageError } from '../errors/requestErrors.ts'
import type { Namespace } from '../types/network.ts'
import type { SiwxMessage } from '../types/siwx.ts'
import { parseUrl } from '../utils/floor.ts'

/** The names of CAIP-122 for the accounts of each namespace. */
const CHAINS: Record<Namespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
/** The names of Solana's wallets for the networks in such a text. */
const CLUSTERS: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}
/** A line break inside a field would let it pass for other fields. */
const ONE_LINE = /^[^\r\n]*$/
const AUTHORITY = /^[^\s/?#]+$/
const NONCE = /^[a-zA-Z0-9]{8,}$/
const TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
/** RFC 3986: `pchar`. */
const REQUEST_ID = /^([\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i

const isUri = (text: string) => ONE_LINE.test(text) && parseUrl(text) !== undefined

/** `Date.parse` reads September 31 as October 1. */
function isTime(text: string) {
  const day = TIME.exec(text)?.[1]
  return day !== undefined && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day)
}

/**
 * The text that wallets recognise and servers read back: that of EIP-4361 on eip155, of Sign In With Solana on solana,
 * and elsewhere the layout of EIP-4361 with the CAIP-2 id, so that no text is valid in another namespace.
 *
 * @throws {SignInMessageError} a field is missing or would make another text than it says
 *
 * @example
 * formatMessage({ domain: 'example.org', accountAddress: '0xC02a…', chainId: 'eip155:56', … })
 * // example.org wants you to sign in with your Ethereum account:
 * // 0xC02a…
 * //
 * // …
 */
export function formatMessage(message: SiwxMessage): string {
  const { domain, accountAddress, chainId, uri, version, nonce, statement, resources } = message
  const { issuedAt, expirationTime, notBefore, requestId } = message
  const [namespace, reference = ''] = splitChainId(chainId)
  check('domain', AUTHORITY.test(domain))
  check('accountAddress', AUTHORITY.test(accountAddress))
  check('chainId', Object.hasOwn(CHAINS, namespace) && AUTHORITY.test(reference))
  check('statement', ONE_LINE.test(statement ?? ''))
  check('uri', isUri(uri))
  check('version', version === '1')
  check('nonce', NONCE.test(nonce))
  check('issuedAt', issuedAt !== undefined && isTime(issuedAt))
  check('expirationTime', expirationTime === undefined || isTime(expirationTime))
  check('notBefore', notBefore === undefined || isTime(notBefore))
  check('requestId', REQUEST_ID.test(requestId ?? ''))
  check('resources', resources === undefined || resources.every(isUri))
  return [
    `${domain} wants you to sign in with your ${CHAINS[namespace]} account:`,
    accountAddress,
    '',
    ...(statement ? [statement, ''] : namespace === 'solana' ? [] : ['']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainIdLine(namespace, reference)}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...line('Expiration Time', expirationTime),
    ...line('Not Before', notBefore),
    ...line('Request ID', requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
}

const line = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`])

function chainIdLine(namespace: Namespace, reference: string) {
  if (namespace === 'eip155') return reference
  return `${namespace}:${namespace === 'solana' ? (CLUSTERS[reference] ?? 'localnet') : reference}`
}

function splitChainId(chainId: string) {
  const colon = chainId.indexOf(':')
  return [chainId.slice(0, colon) as Namespace, chainId.slice(colon + 1)] as const
}

function check(field: keyof SiwxMessage, isValid: boolean) {
  if (!isValid) throw new SignInMessageError({ field })
}
