import { toBase64 } from '../encoding/base64.ts'

/** The characters that Cosmos' JSON escapes in texts. */
const ESCAPED = /[&<>]/g

/** The document that an account signs in place of a text (ADR-36). It can be no transaction: it has no chain. */
export function toTextDocument(signer: string, text: string) {
  const data = toBase64(new TextEncoder().encode(text))
  return {
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data, signer } }],
    sequence: '0',
  }
}

/** The bytes of it that are signed. Its keys are in their order already. */
export const toSignedBytes = (signer: string, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify(toTextDocument(signer, text)).replace(
      ESCAPED,
      (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
    ),
  )
