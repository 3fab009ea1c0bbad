'use client'

import { createFoyer, type Instance } from '@foyer/modal'
import { type TransactionsFeature, transactions } from '@foyer/modal/transactions'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { adapterSiwx } from '../shared/adapterSiwx.ts'
import { avatarOf } from '../shared/avatarOf.ts'
import { featuresOf } from '../shared/features.ts'
import { InstanceContext } from '../shared/InstanceContext.ts'
import { localeOf } from '../shared/localeOf.ts'
import { settingsOf } from '../shared/settings.ts'
import { toLegal } from '../shared/toLegal.ts'
import { toNetworks } from '../shared/toNetworks.ts'
import { useOptions } from '../shared/useOptions.ts'
import { warnOnce } from '../shared/warnOnce.ts'
import { type Authentication, useAuthentication } from './AuthenticationContext.tsx'
import { themeOptions } from './themeOptions.ts'
import type { Theme } from './themes.ts'
import type { AvatarComponent, Chain, DisclaimerComponent, Locale } from './types.ts'

export type RainbowKitProviderProps = {
  children: ReactNode
  /** The network that wallets are asked to switch to once they have connected: a chain of the config, or its id. */
  initialChain?: Chain | number | undefined
  theme?: Theme | null | undefined
  locale?: Locale | undefined
  /** Default false: transactions are followed and not listed. */
  showRecentTransactions?: boolean | undefined
  appInfo?:
    | {
        appName?: string | undefined
        learnMoreUrl?: string | undefined
        disclaimer?: DisclaimerComponent | undefined
      }
    | undefined
  avatar?: AvatarComponent | undefined
  /** Default `wide`: two columns where there is room. */
  modalSize?: 'compact' | 'wide' | undefined
  /** Ignored. */
  coolMode?: boolean | undefined
  /** Ignored: the modal draws in shadow roots. */
  id?: string | undefined
}

const ID = 'rainbowkit'
/** The picture of an account in pixels, as large as it is drawn. */
const AVATAR_SIZE = 100

const TransactionsContext = createContext<TransactionsFeature | undefined>(undefined)

/** Undefined outside a provider. */
export const useTransactions = (): TransactionsFeature | undefined => useContext(TransactionsContext)

/** Creates the modal for the nearest `<WagmiProvider>`. Its options follow the props. */
export function RainbowKitProvider({ children, ...props }: RainbowKitProviderProps): ReactNode {
  const config = useConfig()
  const authentication = useAuthentication()
  const [{ instance, recent, loadPictures }] = useState(() => create(config, props, authentication))
  useOptions(instance, toOptions(props), props.locale)
  useEffect(() => {
    void loadPictures?.().then((customWallets) => instance.update({ customWallets }))
  }, [instance, loadPictures])

  return (
    <InstanceContext.Provider value={instance}>
      <TransactionsContext.Provider value={recent}>{children}</TransactionsContext.Provider>
    </InstanceContext.Provider>
  )
}

type Props = Omit<RainbowKitProviderProps, 'children'>

function create(config: Config, props: Props, authentication: Authentication | undefined) {
  const settings = settingsOf(config)
  const networks = toNetworks(config.chains)
  const { initialChain, showRecentTransactions = false, avatar, coolMode, id } = props
  if (coolMode) warnOnce('coolMode', 'It is ignored.')
  if (id !== undefined)
    warnOnce('the id of RainbowKitProvider', 'The modal draws in shadow roots. Use its CSS parts.')
  const initialId = typeof initialChain === 'number' ? initialChain : initialChain?.id
  const initial = networks.find(({ id }) => id === initialId)
  const recent = transactions({ show: showRecentTransactions })
  const draw =
    avatar && (({ address }: { address: string }) => avatarOf(avatar, { address, size: AVATAR_SIZE }))
  const lists = settings.readWallets?.()
  const instance: Instance = createFoyer({
    id: ID,
    networks,
    defaultNetwork: initial,
    connectNetwork: initial,
    adapters: [wagmiAdapter(config)],
    features: [recent, ...featuresOf(config, settings, draw)],
    siwx: authentication && toSiwx(authentication),
    ...(lists && { wallets: lists.wallets, customWallets: lists.customWallets, allWallets: 'hide' as const }),
    ...toOptions(props),
  })
  return { instance, recent, loadPictures: lists?.loadPictures }
}

function toOptions({ theme, locale, appInfo = {}, modalSize }: Props) {
  const { learnMoreUrl, disclaimer } = appInfo
  const { themeMode, themeVariables } = themeOptions(theme)
  const isCompact = modalSize === 'compact'
  return {
    themeMode,
    themeVariables: isCompact ? { ...themeVariables, '--fy-dialog-inline-size': '370px' } : themeVariables,
    locale: localeOf(locale),
    learnMoreUrl,
    ...toLegal(disclaimer && createElement(disclaimer, { Text, Link })),
  }
}

const Text = ({ children }: { children: ReactNode }) => children
const Link = ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>

function toSiwx({ adapter, settled }: Authentication) {
  const read = () => {
    const { getNonce, createMessage, verify, signOut } = adapter()
    return {
      getNonce,
      createMessage,
      verify,
      signOut,
      isSignedIn: async () => (await settled()) === 'authenticated',
    }
  }
  return adapterSiwx(read, { required: true })
}
