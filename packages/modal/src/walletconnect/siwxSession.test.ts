import type { SiwxMessage } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import type { Sdk } from './sdk.ts'
import { type Cacao, toSiwxSession } from './siwxSession.ts'

const CHAIN = 'eip155:56'
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asked = { domain: 'dapp.example', uri: 'https://dapp.example', nonce: 'abcdefgh1', version: '1' }

/** The session that is made of a message which the wallet has signed with these fields. */
function session(signed: Partial<Cacao['p']>) {
  const payload = {
    domain: asked.domain,
    aud: asked.uri,
    nonce: asked.nonce,
    version: '1',
    iss: `did:pkh:${CHAIN}:${ADDRESS}`,
    iat: '2026-01-01T00:00:00.000Z',
    ...signed,
  }
  const cacao: Cacao = { h: { t: 'caip122' }, p: payload, s: { t: 'eip191', s: '0x12' } }
  const sdk = { client: { formatAuthMessage: () => 'text' } } as unknown as Sdk
  return toSiwxSession({ sdk, cacaos: [cacao], asked: asked as SiwxMessage, chainId: CHAIN })
}

test('takes the message that was asked for', () => {
  expect(session({})).toMatchObject({ message: 'text', signature: '0x12', data: { chainId: CHAIN } })
})

test.each([{ nonce: 'abcdefgh2' }, { domain: 'other.example' }])('refuses one with %o', (signed) => {
  expect(session(signed)).toBeUndefined()
})
