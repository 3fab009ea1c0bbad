import type { FunctionComponent, ReactNode } from 'react'
import type { Chain as ViemChain } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

/** A chain with a picture. A function as `iconUrl` is not called. */
export type Chain = ViemChain & {
  iconUrl?: string | (() => Promise<string>) | null | undefined
  iconBackground?: string | undefined
}

type Instructions = {
  learnMoreUrl: string
  steps: {
    step: 'install' | 'create' | 'scan' | 'connect' | 'refresh'
    title: string
    description: string
  }[]
}

/** A wallet of the dapp’s own. Instructions are not shown. */
export type Wallet = {
  id: string
  name: string
  rdns?: string | undefined
  shortName?: string | undefined
  iconUrl: string | (() => Promise<string>)
  iconAccent?: string | undefined
  iconBackground: string
  installed?: boolean | undefined
  downloadUrls?:
    | Partial<
        Record<
          | 'android'
          | 'ios'
          | 'mobile'
          | 'qrCode'
          | 'chrome'
          | 'edge'
          | 'firefox'
          | 'opera'
          | 'safari'
          | 'browserExtension'
          | 'macos'
          | 'windows'
          | 'linux'
          | 'desktop',
          string
        >
      >
    | undefined
  hidden?: (() => boolean) | undefined
  mobile?: { getUri?: ((uri: string) => string) | undefined } | undefined
  desktop?:
    | { getUri?: ((uri: string) => string) | undefined; instructions?: Instructions | undefined }
    | undefined
  qrCode?: { getUri: (uri: string) => string; instructions?: Instructions | undefined } | undefined
  extension?: { instructions?: Instructions | undefined } | undefined
  createConnector: CreateConnector
}

export type WalletDetailsParams = {
  rkDetails: Omit<Wallet, 'createConnector' | 'hidden'> & {
    index: number
    groupIndex: number
    groupName: string
    isRainbowKitConnector: boolean
  }
}

export type CreateConnector = (walletDetails: WalletDetailsParams) => CreateConnectorFn

/** Without `undefined`: RainbowKit's own wallets have none, and would not be assignable with `exactOptionalPropertyTypes`. */
export type CreateWalletParameters = {
  projectId: string
  appName: string
  appIcon?: string
  appUrl?: string
}

export type CreateWalletFn = (parameters: CreateWalletParameters) => Wallet

export type WalletList = { groupName: string; wallets: CreateWalletFn[] }[]

/** Settings of the WalletConnect SDK. The modal takes the description of the dapp from them. */
export type RainbowKitWalletConnectParameters = {
  metadata?: { name?: string; description?: string; url?: string; icons?: string[] } | undefined
  [key: string]: unknown
}

export type AvatarComponent = FunctionComponent<{
  address: string
  ensImage?: string | null | undefined
  size: number
}>

export type DisclaimerComponent = FunctionComponent<{
  Text: FunctionComponent<{ children: ReactNode }>
  Link: FunctionComponent<{ children: ReactNode; href: string }>
}>

/** Languages of RainbowKit. The modal speaks English in place of those that it does not have. */
export type Locale =
  | 'ar'
  | 'ar-AR'
  | 'de'
  | 'de-DE'
  | 'en'
  | 'en-US'
  | 'es'
  | 'es-419'
  | 'fr'
  | 'fr-FR'
  | 'hi'
  | 'hi-IN'
  | 'id'
  | 'id-ID'
  | 'ja'
  | 'ja-JP'
  | 'ko'
  | 'ko-KR'
  | 'ms'
  | 'ms-MY'
  | 'pt'
  | 'pt-BR'
  | 'ru'
  | 'ru-RU'
  | 'th'
  | 'th-TH'
  | 'tr'
  | 'tr-TR'
  | 'uk'
  | 'uk-UA'
  | 'vi'
  | 'vi-VN'
  | 'zh'
  | 'zh-CN'
  | 'zh-Hans'
  | 'zh-HK'
  | 'zh-Hant'
  | 'zh-TW'
