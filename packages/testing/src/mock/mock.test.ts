// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import {
  createFoyer,
  FoyerAccountButton,
  FoyerButton,
  mockCalls,
  resetMock,
  setButton,
  useFoyerAccount,
  useFoyerNetwork,
} from '../exports/mock.ts'

afterEach(() => {
  cleanup()
  resetMock()
})

function Dapp() {
  const account = useFoyerAccount()
  const { network, isUnsupported, switchNetwork } = useFoyerNetwork()
  return createElement(
    'main',
    {},
    createElement(FoyerButton),
    createElement(FoyerAccountButton),
    createElement('output', {}, account.status === 'connected' ? account.address : 'nobody'),
    createElement(
      'button',
      { type: 'button', onClick: () => switchNetwork({ chainId: 1 }) },
      `${network.name}${isUnsupported ? ', wrong' : ''}`,
    ),
  )
}

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('shows nobody, remembers what is called, and follows what the test sets', async () => {
  render(createElement(Dapp))
  expect(screen.getByText('nobody')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Connect Wallet' }).click())
  expect(mockCalls()).toEqual([{ name: 'open', args: [] }])

  act(() => setButton({ status: 'connected' }))
  expect(screen.getByText(ADDRESS)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Account 0xf39F…2266' })).toHaveLength(2)
  act(() => setButton({ status: 'wrongNetwork', network: { id: 5, name: 'Goerli' } }))
  expect(screen.getByRole('button', { name: 'Wrong network' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Goerli, wrong' }).click())
  expect(mockCalls().at(-1)).toEqual({ name: 'switchNetwork', args: [{ chainId: 1 }] })
  expect(screen.getByRole('button', { name: 'Chain 1' })).toBeTruthy()
})

test('connects and disconnects through the instance', async () => {
  render(createElement(Dapp))
  const foyer = createFoyer({ networks: [] })
  await act(async () => void (await foyer.connect()))
  expect(screen.getByText(ADDRESS)).toBeTruthy()
  await act(async () => void (await foyer.disconnect()))
  expect(screen.getByText('nobody')).toBeTruthy()
})

test.each([
  [{ status: 'online' }, '`status` is "online". It takes "loading", "disconnected"'],
  [{}, '`status` is undefined'],
  [{ status: 'connected', address: '0x1' }, '`address` is "0x1". It takes an address'],
  [{ status: 'connected', network: 56 }, '`network` is 56. It takes { id, name }'],
  [{ status: 'connected', chainId: 56 }, '`chainId` is 56. It takes no value: setButton has status, address'],
])('says which part of %o is wrong, and its page', (button, message) => {
  expect(() => setButton(button as never)).toThrow(message)
  expect(() => setButton(button as never)).toThrow('Docs: https://www.npmjs.com/package/@foyer/testing#mock')
})
