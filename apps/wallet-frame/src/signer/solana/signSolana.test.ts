import { createPublicKey, verify } from 'node:crypto'
import { base58, base64 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { toSeed } from '../derive.ts'
import { signSolana, toAddress } from './signSolana.ts'

const entropy = new Uint8Array(16).fill(3)
const ACCOUNT = toAddress(toSeed(entropy)) as Address
const OTHER = toAddress(toSeed(new Uint8Array(16))) as Address
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

const sign = (request: unknown) => signSolana(toSeed(entropy), JSON.stringify(request))

/** Verified by OpenSSL. */
const isValid = (message: Uint8Array, signature: Uint8Array) =>
  verify(
    null,
    message,
    createPublicKey({
      key: Buffer.concat([SPKI, base58.decode(ACCOUNT)]),
      format: 'der',
      type: 'spki',
    }),
    signature,
  )

const signMessage = (message: Uint8Array, pubkey: string = ACCOUNT) =>
  sign({ method: 'solana_signMessage', params: { message: base58.encode(message), pubkey } })

function createTransaction({ payer = ACCOUNT, signer = OTHER }: { payer?: Address; signer?: Address } = {}) {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(payer, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: base58.encode(new Uint8Array(32).fill(7)) as Blockhash, lastValidBlockHeight: 1n },
        message,
      ),
    (message) =>
      appendTransactionMessageInstruction(
        {
          programAddress: address('11111111111111111111111111111111'),
          accounts: [{ address: signer, role: 3 }],
          data: new Uint8Array([2, 0, 0, 0]),
        },
        message,
      ),
  )
  return compileTransaction(message)
}

const toText = (transaction: ReturnType<typeof createTransaction>) =>
  base64.encode(new Uint8Array(getTransactionEncoder().encode(transaction)))

test.each(['Hello', '你好', ''])('signs the message %j', (text) => {
  const message = new TextEncoder().encode(text)
  const { address, signature } = signMessage(message)
  expect(address).toBe(ACCOUNT)
  expect(isValid(message, base58.decode(signature))).toBe(true)
})

test.each([
  { payer: ACCOUNT, signer: OTHER },
  { payer: OTHER, signer: ACCOUNT },
])('signs the bytes of a transaction, and puts its signature where its key is: %j', (signers) => {
  const transaction = createTransaction(signers)
  const { signature, transaction: signed = '' } = sign({
    method: 'solana_signTransaction',
    params: { transaction: toText(transaction), pubkey: ACCOUNT },
  })
  const { messageBytes, signatures } = getTransactionDecoder().decode(base64.decode(signed))
  expect(messageBytes).toEqual(transaction.messageBytes)
  expect(signatures[OTHER]).toBeNull()
  expect(signatures[ACCOUNT]).toEqual(base58.decode(signature))
  expect(isValid(new Uint8Array(messageBytes), base58.decode(signature))).toBe(true)
})

test('keeps the signatures of others', () => {
  const transaction = createTransaction()
  const others = new Uint8Array(64).fill(8)
  const given = { ...transaction, signatures: { ...transaction.signatures, [OTHER]: others } }
  const { transaction: signed = '' } = sign({
    method: 'solana_signTransaction',
    params: { transaction: toText(given as typeof transaction), pubkey: ACCOUNT },
  })
  expect(getTransactionDecoder().decode(base64.decode(signed)).signatures[OTHER]).toEqual(others)
})

test('signs no message whose signature could be one of a transaction', () => {
  const { messageBytes } = createTransaction()
  expect(() => signMessage(new Uint8Array(messageBytes))).toThrow('one of a transaction')
  expect(() => signMessage(Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain')))).toThrow(
    'one of a transaction',
  )
})

test('signs nothing for another account', () => {
  expect(() => signMessage(new Uint8Array(3), OTHER)).toThrow('Another account')
  const signFor = (transaction: string, pubkey: string) => () =>
    sign({ method: 'solana_signTransaction', params: { transaction, pubkey } })
  expect(signFor(toText(createTransaction({ payer: OTHER, signer: OTHER })), ACCOUNT)).toThrow(
    'Another account',
  )
  // It was shown to somebody else whom the transaction names, too.
  expect(signFor(toText(createTransaction()), OTHER)).toThrow('Another account')
})

test.each([
  null,
  {},
  { method: 'solana_signAndSendTransaction', params: { transaction: 'AQ==' } },
  { method: 'solana_signTransaction', params: {} },
  { method: 'solana_signTransaction', params: { transaction: 'AQ==', pubkey: ACCOUNT } },
  { method: 'solana_signTransaction', params: { transaction: '%', pubkey: ACCOUNT } },
  { method: 'solana_signMessage', params: { message: '0', pubkey: ACCOUNT } },
  { method: 'personal_sign', params: ['0x', ACCOUNT] },
])('signs nothing for %j', (request) => {
  const seed = toSeed(entropy)
  expect(() => signSolana(seed, JSON.stringify(request))).toThrow()
  expect(seed).toEqual(new Uint8Array(64))
})
