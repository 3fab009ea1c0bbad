import type { ReactNode } from 'react'
import { createSiweMessage } from 'viem/siwe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createConfig } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'
import {
  ConnectKitButton,
  ConnectKitProvider,
  type ConnectKitProviderProps,
  getDefaultConfig,
  SIWEProvider,
  type SIWESession,
  useChainIsSupported,
  useIsMounted,
  useModal,
  useSIWE,
} from '../exports/connectkit.ts'
import { ACCOUNT, button, dialog, HOLDER, renderDapp } from '../test/renderDapp.tsx'

function setup({
  wrap = (node) => node,
  ...props
}: ConnectKitProviderProps & { wrap?: (node: ReactNode) => ReactNode }) {
  const config = createConfig(
    getDefaultConfig({ appName: 'Test', walletConnectProjectId: 'test', chains: [bsc, mainnet] }),
  )
  return renderDapp({ config, children: wrap(<ConnectKitProvider {...props} />) })
}

test('connects, tells the dapp, and disconnects by the names of ConnectKit', async () => {
  const onConnect = vi.fn()
  const onDisconnect = vi.fn()
  setup({ onConnect, onDisconnect, children: <ConnectKitButton label="Log in" /> })
  await button('Log in').click()
  await button(/^Rabby Wallet/).click()
  await expect.element(button(ACCOUNT)).toBeVisible()
  expect(onConnect).toHaveBeenCalledExactlyOnceWith({ address: HOLDER, connectorId: 'io.rabby' })
  await button(ACCOUNT).click()
  await button('Disconnect').click()
  await expect.element(button('Log in')).toBeVisible()
  expect(onDisconnect).toHaveBeenCalledOnce()
})

test('a button may do something else first', async () => {
  const onClick = vi.fn((open: () => void) => open())
  setup({ children: <ConnectKitButton onClick={onClick} /> })
  await button('Connect Wallet').click()
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  expect(onClick).toHaveBeenCalledOnce()
})

function Hooks() {
  const { open, setOpen, openSwitchNetworks, openAbout } = useModal()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <button type="button" onClick={openSwitchNetworks}>
        Networks
      </button>
      <button type="button" onClick={openAbout}>
        About
      </button>
      <output aria-label="State">{`${open} ${useIsMounted()} ${useChainIsSupported(56)} ${useChainIsSupported(1337)}`}</output>
    </>
  )
}

test('a button of the dapp’s own and the hooks say how it stands', async () => {
  setup({
    children: (
      <>
        <ConnectKitButton.Custom>
          {({ isConnected, show, truncatedAddress, chain, unsupported }) => (
            <button type="button" onClick={show}>
              {isConnected ? `${truncatedAddress} ${chain?.name} ${unsupported}` : 'Go'}
            </button>
          )}
        </ConnectKitButton.Custom>
        <Hooks />
      </>
    ),
  })
  const state = page.getByRole('status', { name: 'State' })
  await expect.element(state).toHaveTextContent('false true true false')
  await button('Go').click()
  await expect.element(state).toHaveTextContent('true true true false')
  await button(/^Rabby Wallet/).click()
  await expect.element(button('0xf39F…2266 BNB Smart Chain false')).toBeVisible()
  await button('Networks').click()
  await expect.element(dialog()).toHaveAccessibleName('Select network')
})

test('the theme, the mode, the language and the legal sentence are those of the props', async () => {
  setup({
    theme: 'midnight',
    customTheme: { '--ck-accent-color': '#ff8800', '--ck-border-radius': 14 },
    options: { language: 'ja-JP', disclaimer: <p>Only for adults.</p> },
    children: <ConnectKitButton />,
  })
  await button('ウォレットを接続').click()
  await expect.element(dialog().getByText('Only for adults.')).toBeVisible()
  const style = getComputedStyle(document.querySelector('fy-modal') as Element)
  expect(style.getPropertyValue('--fy-accent')).toBe('#ff8800')
  expect(style.getPropertyValue('--fy-border-radius-master')).toBe('calc(14px / 7)')
  expect(style.colorScheme).toBe('dark')
})

function Session() {
  const { isSignedIn, data, signOut } = useSIWE()
  return (
    <button type="button" onClick={signOut}>
      {isSignedIn ? `Signed in on ${data?.chainId}` : 'Signed out'}
    </button>
  )
}

test('signs in by a SIWE config, and out', async () => {
  let session: SIWESession | null = null
  const onSignIn = vi.fn()
  setup({
    wrap: (node) => (
      <SIWEProvider
        getNonce={async () => 'n0ncen0nce'}
        createMessage={({ nonce, address, chainId }) =>
          createSiweMessage({
            nonce,
            address,
            chainId,
            domain: location.host,
            uri: location.origin,
            version: '1',
          })
        }
        verifyMessage={async () => {
          session = { address: HOLDER, chainId: 56 }
          return true
        }}
        getSession={async () => session}
        signOut={async () => {
          session = null
          return true
        }}
        onSignIn={onSignIn}
      >
        {node}
      </SIWEProvider>
    ),
    children: (
      <>
        <ConnectKitButton />
        <Session />
      </>
    ),
  })
  await button('Connect Wallet').click()
  await button(/^Rabby Wallet/).click()
  await dialog().getByRole('button', { name: /^Sign/ }).click()
  await expect.element(button('Signed in on 56')).toBeVisible()
  expect(onSignIn).toHaveBeenCalledWith({ address: HOLDER, chainId: 56 })
  await button('Signed in on 56').click()
  await expect.element(button('Signed out')).toBeVisible()
})
