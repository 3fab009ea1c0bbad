import { selectRows } from '@foyer/harness/full'
import { createTestWallet } from '@foyer/testing'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { custom, type Hex, verifyMessage } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Config, createConnector, injected, useAccount, useBalance } from 'wagmi'
import { bsc, mainnet } from 'wagmi/chains'
import {
  type AuthenticationStatus,
  ConnectButton,
  createAuthenticationAdapter,
  getDefaultConfig,
  getWalletConnectConnector,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type RainbowKitProviderProps,
  useAccountModal,
  useChainModal,
  useConnectModal,
  type Wallet,
  WalletButton,
} from '../exports/rainbowkit.ts'
import { metaMaskWallet, rabbyWallet, trustWallet } from '../exports/rainbowkitWallets.ts'
import { ACCOUNT, button, dialog, HOLDER, renderDapp } from '../test/renderDapp.tsx'

function setup({
  children,
  wrap = (node) => node,
  config = getDefaultConfig({ appName: 'Test', projectId: 'test', chains: [bsc, mainnet] }),
  ...props
}: Partial<RainbowKitProviderProps> & {
  config?: Config
  wrap?: (node: ReactNode) => ReactNode
  children: ReactNode
}) {
  return renderDapp({
    config,
    children: wrap(<RainbowKitProvider {...props}>{children}</RainbowKitProvider>),
  })
}

async function connect() {
  await button(/^Rabby Wallet/).click()
  await expect.element(button(ACCOUNT).first()).toBeVisible()
}

test('connects, opens the account, and disconnects by the names of RainbowKit', async () => {
  setup({ children: <ConnectButton label="Log in" /> })
  await button('Log in').click()
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  await connect()
  // Beside the account stands the network, as it does in RainbowKit.
  await expect.element(button(/BNB Smart Chain/)).toBeVisible()
  await button(ACCOUNT).click()
  await button('Disconnect').click()
  await expect.element(button('Log in')).toBeVisible()
})

test('tests of a dapp find the buttons outside the dialog by the ids that they have in RainbowKit', async () => {
  setup({
    children: (
      <>
        <ConnectButton />
        <WalletButton wallet="metaMask" />
      </>
    ),
  })
  await expect.element(page.getByTestId('rk-wallet-button-metaMask')).toBeVisible()
  await page.getByTestId('rk-connect-button').click()
  await connect()
  await expect.element(page.getByTestId('rk-chain-button')).toBeVisible()
  await page.getByTestId('rk-account-button').click()
  await button('Disconnect').click()
  await expect.element(page.getByTestId('rk-connect-button')).toBeVisible()
})

test('a button of the dapp’s own gets the account, its network and what opens each dialog', async () => {
  setup({
    children: (
      <ConnectButton.Custom>
        {({ account, chain, mounted, openConnectModal, openAccountModal, openChainModal, ...open }) => (
          <>
            <button type="button" disabled={!mounted} onClick={account ? openAccountModal : openConnectModal}>
              {account?.displayName ?? 'Go'}
            </button>
            <button type="button" onClick={openChainModal}>
              {chain ? `${chain.name} ${chain.id}` : 'no chain'}
            </button>
            <output aria-label="Open">
              {open.connectModalOpen
                ? 'connect'
                : open.chainModalOpen
                  ? 'chain'
                  : open.accountModalOpen
                    ? 'account'
                    : ''}
            </output>
          </>
        )}
      </ConnectButton.Custom>
    ),
  })
  const output = page.getByRole('status', { name: 'Open' })
  await button('Go').click()
  await expect.element(output).toHaveTextContent('connect')
  await connect()
  await expect.element(output).toBeEmptyDOMElement()
  await button('BNB Smart Chain 56').click()
  await expect.element(output).toHaveTextContent('chain')
  await expect.element(dialog()).toHaveAccessibleName('Select network')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await button(ACCOUNT).click()
  await expect.element(output).toHaveTextContent('account')
})

function Hooks() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  return (
    <>
      {openConnectModal && (
        <button type="button" onClick={openConnectModal}>
          Connect
        </button>
      )}
      {openAccountModal && (
        <button type="button" onClick={openAccountModal}>
          Account
        </button>
      )}
      {openChainModal && (
        <button type="button" onClick={openChainModal}>
          Networks
        </button>
      )}
    </>
  )
}

function BalanceButton() {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <ConnectButton.Custom>
        {({ account, openConnectModal }) => (
          <button type="button" onClick={openConnectModal}>
            {isShown ? `Has ${account?.displayBalance}` : (account?.displayName ?? 'Go')}
          </button>
        )}
      </ConnectButton.Custom>
      <button type="button" onClick={() => setIsShown(true)}>
        Show
      </button>
    </>
  )
}

test('the node is asked for a balance once a button reads it', async () => {
  const request = vi.fn(async () => '0x112210f47de98115')
  const config = getDefaultConfig({
    appName: 'Test',
    projectId: 'test',
    chains: [bsc],
    transports: { [bsc.id]: custom({ request }) },
    batch: { multicall: false },
  })
  setup({ config, children: <BalanceButton /> })
  await button('Go').click()
  await connect()
  const question = expect.objectContaining({ method: 'eth_getBalance' })
  expect(request).not.toHaveBeenCalledWith(question)
  await button('Show').click()
  await expect.element(button('Has 1.234 BNB')).toBeVisible()
})

function Refresh() {
  const { address } = useAccount()
  const { queryKey } = useBalance({ address, query: { enabled: false } })
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => client.invalidateQueries({ queryKey })}>
      Refresh
    </button>
  )
}

test('a balance is asked for again once the dapp invalidates the query of `useBalance`', async () => {
  let balance = '0x112210f47de98115'
  const config = getDefaultConfig({
    appName: 'Test',
    projectId: 'test',
    chains: [bsc],
    transports: { [bsc.id]: custom({ request: async () => balance }) },
    batch: { multicall: false },
  })
  setup({
    config,
    children: (
      <>
        <BalanceButton />
        <Refresh />
      </>
    ),
  })
  await button('Go').click()
  await connect()
  await button('Show').click()
  await expect.element(button('Has 1.234 BNB')).toBeVisible()
  balance = '0x0'
  await button('Refresh').click()
  await expect.element(button('Has 0 BNB')).toBeVisible()
})

const LOGO = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const pictureOf = (name: string) =>
  dialog()
    .getByRole('button', { name })
    .element()
    .querySelector<HTMLElement & { src?: string }>('fy-wallet-icon')?.src
const described = (name: string, createConnector: Wallet['createConnector']) => (): Wallet => ({
  id: name.toLowerCase(),
  name,
  iconUrl: async () => LOGO,
  iconBackground: '#fff',
  createConnector,
})

test('lists wallets that the dapp describes itself, with their pictures, and connects them', async () => {
  const { provider } = createTestWallet({ rpcUrl: 'http://127.0.0.1:9', chainId: 56 })
  const target = (id: string, name: string) => () => ({ id, name, provider: provider as never })
  const wallets = [
    {
      groupName: 'Ours',
      wallets: [
        // Connectors as RainbowKit's pages write them; two of them have the same id.
        described('Alpha', (details) => createConnector((config) => ({ ...injected()(config), ...details }))),
        described('Beta', (details) =>
          createConnector((config) => ({
            ...injected({ target: target('injected', 'B') })(config),
            ...details,
          })),
        ),
        described('Gamma', getWalletConnectConnector({ projectId: 'test' })),
        metaMaskWallet,
      ],
    },
  ]
  const config = getDefaultConfig({ appName: 'Test', projectId: 'test', chains: [bsc], wallets })
  setup({ config, children: <ConnectButton /> })
  await button('Connect Wallet').click()
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    await expect.element(dialog().getByRole('button', { name })).toBeVisible()
    await expect.poll(() => pictureOf(name)).toBe(LOGO)
  }
  await dialog().getByRole('button', { name: 'Beta' }).click()
  await expect.element(button(ACCOUNT).first()).toBeVisible()
})

test('the hooks open only what can be opened', async () => {
  setup({ children: <Hooks /> })
  await expect.element(button('Connect')).toBeVisible()
  await expect.element(button('Account')).not.toBeInTheDocument()
  await button('Connect').click()
  await button(/^Rabby Wallet/).click()
  await expect.element(button('Account')).toBeVisible()
  await expect.element(button('Connect')).not.toBeInTheDocument()
  await button('Networks').click()
  await expect.element(dialog()).toHaveAccessibleName('Select network')
})

test('lists the wallets of the dapp, in its groups', async () => {
  const wallets = [
    { groupName: 'Ours', wallets: [rabbyWallet] },
    { groupName: 'Others', wallets: [metaMaskWallet, trustWallet] },
  ]
  const config = getDefaultConfig({ appName: 'Test', projectId: 'test', chains: [bsc], wallets })
  setup({ config, children: <ConnectButton /> })
  await button('Connect Wallet').click()
  await expect.element(page.getByText('Ours')).toBeVisible()
  await expect.element(page.getByText('Others')).toBeVisible()
  await expect.element(button(/^Rabby Wallet/)).toBeVisible()
  await expect.element(button('Trust')).toBeVisible()
  await expect.element(button(/All wallets/)).not.toBeInTheDocument()
})

test('shows the terms of a disclaimer, in the language and mode that the props say, and follows them', async () => {
  setup({
    locale: 'ja-JP',
    theme: null,
    appInfo: {
      disclaimer: ({ Text, Link }) => (
        <Text>
          You accept our <Link href="https://dapp.example/terms">terms</Link>.
        </Text>
      ),
    },
    children: <ConnectButton />,
  })
  await button('ウォレットを接続').click()
  await expect
    .element(dialog().getByRole('link', { name: '利用規約' }))
    .toHaveAttribute('href', 'https://dapp.example/terms')
  await expect.element(dialog().getByText(/You accept our/)).toBeInTheDocument()
})

const LANGUAGES = [
  { locale: 'es-419', connect: 'Conectar billetera', dir: 'ltr' },
  { locale: 'pt-BR', connect: 'Conectar carteira', dir: 'ltr' },
  { locale: 'fr-FR', connect: 'Connecter un portefeuille', dir: 'ltr' },
  { locale: 'de', connect: 'Wallet verbinden', dir: 'ltr' },
  { locale: 'tr', connect: 'Cüzdan bağla', dir: 'ltr' },
  { locale: 'ar', connect: 'ربط المحفظة', dir: 'rtl' },
] as const

// One from left to right and one from right to left here, all in `test:full`.
const languages = selectRows(LANGUAGES, ({ locale }) => locale === 'pt-BR' || locale === 'ar')
test.each(languages)('speaks $locale, whose texts load with the page', async ({ locale, connect, dir }) => {
  setup({ locale, children: <ConnectButton /> })
  await button(connect).click()
  await expect.element(dialog()).toHaveStyle({ direction: dir })
})

function DappInLanguages() {
  const [locale, setLocale] = useState<RainbowKitProviderProps['locale']>('de')
  return (
    <RainbowKitProvider locale={locale}>
      <ConnectButton />
      {(['tr', 'en'] as const).map((one) => (
        <button key={one} type="button" onClick={() => setLocale(one)}>
          {one}
        </button>
      ))}
    </RainbowKitProvider>
  )
}

test('goes from a language that loads to another and back to English', async () => {
  const config = getDefaultConfig({ appName: 'Test', projectId: 'test', chains: [bsc] })
  renderDapp({ config, children: <DappInLanguages /> })
  await expect.element(button('Wallet verbinden')).toBeVisible()
  await button('tr').click()
  await expect.element(button('Cüzdan bağla')).toBeVisible()
  await button('en').click()
  await expect.element(button('Connect Wallet')).toBeVisible()
})

/** A dapp whose session begins once its adapter has verified a signature. */
function SignedInDapp({ adapter, children }: { adapter: TestAdapter; children: ReactNode }) {
  const [status, setStatus] = useState<AuthenticationStatus>('unauthenticated')
  adapter.onVerified = () => setStatus('authenticated')
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
      {children}
    </RainbowKitAuthenticationProvider>
  )
}

type TestAdapter = ReturnType<typeof createAdapter>
function createAdapter() {
  const verified: { message: string; signature: string }[] = []
  const adapter = createAuthenticationAdapter({
    getNonce: async () => 'n0ncen0nce',
    createMessage: ({ nonce, address, chainId }) =>
      createSiweMessage({
        nonce,
        address,
        chainId,
        domain: location.host,
        uri: location.origin,
        version: '1',
        statement: 'Sign in to Test.',
        requestId: 'request-1',
      }),
    async verify(proof) {
      verified.push(proof)
      onTest.onVerified()
      return true
    },
    signOut: vi.fn(async () => {}),
  })
  const onTest = { ...adapter, verified, onVerified: () => {} }
  return onTest
}

test('signs in by an authentication adapter, and asks no more once it is signed in', async () => {
  const adapter = createAdapter()
  const { verified } = adapter
  setup({
    wrap: (node) => <SignedInDapp adapter={adapter}>{node}</SignedInDapp>,
    children: <ConnectButton />,
  })
  await button('Connect Wallet').click()
  await button(/^Rabby Wallet/).click()
  await dialog().getByRole('button', { name: /^Sign/ }).click()
  await vi.waitFor(() => expect(verified).toHaveLength(1))
  const { message = '', signature } = verified[0] ?? {}
  // The adapter’s own text, with what the modal does not know of.
  expect(message).toMatch(/Sign in to Test\.[\s\S]+Request ID: request-1/)
  expect(await verifyMessage({ address: HOLDER, message, signature: signature as Hex })).toBe(true)
  await expect.element(button(ACCOUNT)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})
