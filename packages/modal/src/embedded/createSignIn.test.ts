import type { EmbeddedWalletProvider } from '@foyer/embedded-wallet-frame/client'
import type { FeatureModal } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { ADDRESS, SIGNATURE, signInSession } from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { createSignIn } from './createSignIn.ts'

const { data } = signInSession()
const message = formatMessage(data)

/** A user who logs in, and a wallet that answers with the signature, unless told otherwise. */
function setup({ namespaces = ['eip155'], answer = {}, text }: SetupParameters = {}) {
  const asked: unknown[] = []
  const provider = {
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x38' : [ADDRESS]),
    async getUser(payload: unknown) {
      asked.push(payload)
      return { address: ADDRESS, chainId: 56, message, signature: SIGNATURE, ...answer }
    },
  } as unknown as EmbeddedWalletProvider
  const networks = { list: namespaces.map((chainNamespace) => ({ chainNamespace })) }
  const signIn = createSignIn({ networks: networks as unknown as FeatureModal['networks'], provider })
  const createMessage = vi.fn(async () => (text === undefined ? data : { ...data, serializedMessage: text }))
  return { asked, createMessage, signIn: () => signIn(createMessage) }
}

type SetupParameters = { namespaces?: string[]; answer?: object; text?: string }

test('has the wallet sign the message while logging in, where all networks are EVM chains', async () => {
  const { signIn, createMessage, asked } = setup({ namespaces: ['eip155', 'eip155'] })
  expect(await signIn()).toEqual({ session: { data, message, signature: SIGNATURE } })
  expect(createMessage).toHaveBeenCalledExactlyOnceWith({ accountAddress: ADDRESS, chainId: 'eip155:56' })
  expect(asked).toEqual([{ siwxMessage: data }])
})

test.each(['solana', 'polkadot', 'bip122', 'cosmos'])(
  'makes no message where a network is of the namespace %s',
  async (namespace) => {
    const { signIn, createMessage, asked } = setup({ namespaces: ['eip155', namespace] })
    expect(await signIn()).toEqual({})
    expect(createMessage).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  },
)

test.each([
  ['no signature', { message: undefined, signature: undefined }],
  ['what is no signature', { signature: '0x12' }],
  ['the signature of another text', { message: `${message}!` }],
])('leaves signing in to the user when the wallet answers with %s', async (_, answer) => {
  expect(await setup({ answer }).signIn()).toEqual({})
})

test('takes the empty signature of a contract', async () => {
  expect(await setup({ answer: { signature: '0x' } }).signIn()).toEqual({
    session: { data, message, signature: '0x' },
  })
})

test('leaves a message with a text of its own to the user', async () => {
  const { signIn, asked } = setup({ text: 'Let me in' })
  expect(await signIn()).toEqual({})
  expect(asked).toEqual([])
})
