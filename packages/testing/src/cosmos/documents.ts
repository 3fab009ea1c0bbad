import { concat, stringToBytes } from 'viem'

/** A document that a page asks to sign as JSON. */
export type AminoDocument = { readonly chain_id: string; readonly fee: { readonly gas: string } }

/** A document that a page asks to sign as bytes. */
export type DirectDocument = {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

const ESCAPED = /[&<>]/g

/** JSON as nodes rebuild it: keys in their order, three characters escaped. */
export const toAminoBytes = (document: object): Uint8Array =>
  stringToBytes(
    JSON.stringify(document, (_, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ).replace(ESCAPED, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
  )

/** `cosmos.tx.v1beta1.SignDoc` in protobuf. A field of nothing is left out. */
export function toDirectBytes({
  bodyBytes,
  authInfoBytes,
  chainId,
  accountNumber,
}: DirectDocument): Uint8Array {
  const field = (number: number, bytes: Uint8Array) =>
    bytes.length === 0 ? [] : [Uint8Array.of(number * 8 + 2), toVarint(BigInt(bytes.length)), bytes]
  const parts = [
    ...field(1, bodyBytes),
    ...field(2, authInfoBytes),
    ...field(3, stringToBytes(chainId)),
    ...(accountNumber === 0n ? [] : [Uint8Array.of(4 * 8), toVarint(BigInt(accountNumber))]),
  ]
  return concat(parts)
}

function toVarint(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return Uint8Array.from([...bytes, Number(rest)])
}

/** The document that stands for a text (ADR-36). */
export const toTextDocument = (signer: string, data: Uint8Array) => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data: btoa(String.fromCharCode(...data)) } }],
  memo: '',
})
