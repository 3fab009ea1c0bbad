'use client'

import { createFoyer, type Instance } from '@foyer/modal'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { type ReactNode, useEffect, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
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
import { type SIWE, useSIWEContext } from './SIWEContext.tsx'
import { themeOptions } from './themeOptions.ts'
import type { ConnectKitOptions, CustomTheme, Mode, Theme } from './types.ts'
import { useSessionCallbacks } from './useSessionCallbacks.ts'

export type ConnectCallbacks = {
  onConnect?:
    | ((account: { address?: string | undefined; connectorId?: string | undefined }) => void)
    | undefined
  onDisconnect?: (() => void) | undefined
}

export type ConnectKitProviderProps = ConnectCallbacks & {
  children?: ReactNode
  theme?: Theme | undefined
  /** Default `auto`. */
  mode?: Mode | undefined
  customTheme?: CustomTheme | undefined
  options?: ConnectKitOptions | undefined
  /** Ignored. */
  debugMode?: boolean | undefined
}

const ID = 'connectkit'
/** The picture of an account in pixels, as large as it is drawn. */
const AVATAR_SIZE = 100
/** Options that the modal follows, or that ask for what it does anyway. */
const KNOWN = [
  'language',
  'disclaimer',
  'customAvatar',
  'initialChainId',
  'enforceSupportedChains',
  'walletOnboardingUrl',
  'ethereumOnboardingUrl',
  'avoidLayoutShift',
  'embedGoogleFonts',
  'bufferPolyfill',
  'hideBalance',
  'hideTooltips',
  'reducedMotion',
]

/** Creates the modal for the nearest `<WagmiProvider>`. Its options follow the props. */
export function ConnectKitProvider({
  children,
  onConnect,
  onDisconnect,
  ...props
}: ConnectKitProviderProps): ReactNode {
  const config = useConfig()
  const siwe = useSIWEContext()
  const [instance] = useState(() => create(config, props, siwe))
  useOptions(instance, toOptions(props), props.options?.language)
  useConnectCallbacks(instance, { onConnect, onDisconnect })
  useSessionCallbacks(instance, siwe?.callbacks)
  return <InstanceContext.Provider value={instance}>{children}</InstanceContext.Provider>
}

/** Calls back when an account connects or disconnects. */
export function useConnectCallbacks(instance: Instance, { onConnect, onDisconnect }: ConnectCallbacks): void {
  useEffect(
    () =>
      instance.on('connect', ({ address }) => {
        const account = instance.state.accounts.eip155
        onConnect?.({
          address,
          connectorId: account.status === 'connected' ? account.connectorId : undefined,
        })
      }),
    [instance, onConnect],
  )
  useEffect(() => instance.on('disconnect', () => onDisconnect?.()), [instance, onDisconnect])
}

type Props = Omit<ConnectKitProviderProps, 'children' | keyof ConnectCallbacks>

function create(config: Config, props: Props, siwe: SIWE | undefined): Instance {
  const { initialChainId, customAvatar } = props.options ?? {}
  for (const name of Object.keys(props.options ?? {}))
    if (!KNOWN.includes(name)) warnOnce(`the option ${name}`, 'It is ignored.')
  if (props.debugMode) warnOnce('debugMode', 'Use the option `debug` of `createFoyer`.')
  const networks = toNetworks(config.chains)
  const initial = networks.find(({ id }) => id === initialChainId)
  const draw =
    customAvatar &&
    (({ address }: { address: string }) => avatarOf(customAvatar, { address, size: AVATAR_SIZE, radius: 0 }))
  return createFoyer({
    id: ID,
    networks,
    defaultNetwork: initial,
    connectNetwork: initial,
    adapters: [wagmiAdapter(config)],
    features: featuresOf(config, settingsOf(config), draw),
    siwx: siwe && toSiwx(siwe),
    ...toOptions(props),
  })
}

function toOptions({ options = {}, ...look }: Props) {
  const { language, disclaimer, enforceSupportedChains = true, walletOnboardingUrl } = options
  return {
    ...themeOptions(look),
    locale: localeOf(language),
    learnMoreUrl: walletOnboardingUrl ?? options.ethereumOnboardingUrl,
    allowUnsupportedChain: !enforceSupportedChains,
    ...toLegal(disclaimer),
  }
}

/** ConnectKit lets users go on without signing in. */
function toSiwx({ config }: SIWE) {
  const read = () => {
    const { getNonce, createMessage, verifyMessage, getSession, signOut } = config()
    return {
      getNonce,
      createMessage,
      signOut,
      verify: verifyMessage,
      async isSignedIn({ address }: { address: Address }) {
        const session = await getSession()
        return session !== null && isAddressEqual(session.address, address)
      },
    }
  }
  return adapterSiwx(read, { required: false })
}
