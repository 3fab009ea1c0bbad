import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KITS } from '../migrate/kits.ts'
import * as wallets from './rainbowkitWallets.ts'

/** The names that each module exports as it is published, types too. */
const PUBLISHED = [
  {
    kit: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    entry: 'rainbowkit.ts',
    names:
      'AuthenticationConfig AuthenticationStatus AvatarComponent Chain ConnectButton DisclaimerComponent Locale RainbowKitAuthenticationProvider RainbowKitProvider RainbowKitProviderProps RainbowKitWalletConnectParameters Theme Wallet WalletButton WalletButtonRendererProps WalletDetailsParams WalletList __private__ connectorsForWallets createAuthenticationAdapter cssObjectFromTheme cssStringFromTheme darkTheme getDefaultConfig getDefaultWallets getWalletConnectConnector lightTheme midnightTheme useAccountModal useAddRecentTransaction useChainModal useConnectModal',
  },
  {
    kit: 'connectkit',
    version: '1.9.2',
    entry: 'connectkit.ts',
    names:
      'Avatar CONNECTKIT_VERSION ChainIcon ConnectKitButton ConnectKitModalDemo ConnectKitProvider Context SIWEButton SIWEConfig SIWEProvider SIWESession SIWE_NONCE_QUERY_KEY SIWE_SESSION_QUERY_KEY Types getDefaultConfig getDefaultConnectors useChainIsSupported useChains useIsMounted useModal useSIWE wallets',
  },
] as const

const RAINBOWKIT_WALLETS =
  'anchorageDigitalWallet argentWallet backpackWallet base baseAccount berasigWallet bestWallet bifrostWallet binanceWallet bitgetWallet bitskiWallet bitverseWallet bloomWallet braveWallet bybitWallet clvWallet coin98Wallet coinbaseWallet compassWallet coreWallet ctrlWallet dawnWallet desigWallet enkryptWallet foxWallet frameWallet frontierWallet gateWallet geminiWallet imTokenWallet injectedWallet iopayWallet kaiaWallet kaikasWallet krakenWallet kresusWallet ledgerWallet magicEdenWallet mecoWallet metaMaskWallet mewWallet nestWallet novaWallet oktoWallet okxWallet omniWallet oneInchWallet oneKeyWallet paraSwapWallet phantomWallet portoWallet rabbyWallet rainbowWallet ramperWallet readyWallet roninWallet safeWallet safeheronWallet safepalWallet seifWallet subWallet tahoWallet talismanWallet tokenPocketWallet tokenaryWallet trustWallet uniswapWallet universalProfilesWallet valoraWallet walletConnectWallet wigwamWallet xPortalWallet xdefiWallet zealWallet zerionWallet zilPayWallet'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const readme = read('../../README.md')

test.each(PUBLISHED)(
  'each name of $kit $version is served, or said to be missing',
  ({ kit, entry, names }) => {
    const source = read(entry)
    const missing = KITS[kit]?.missing ?? {}
    for (const name of names.split(' ')) {
      const isServed = new RegExp(`\\b${name}\\b`).test(source.replaceAll(/'.*?'/g, ''))
      expect({ name, isServed }).toEqual({ name, isServed: !Object.hasOwn(missing, name) })
      if (!isServed) expect(readme).toContain(`\`${name}\``)
    }
  },
)

test('each wallet of RainbowKit 2.2.11 is there, and no other', () => {
  expect(Object.keys(wallets).toSorted()).toEqual(RAINBOWKIT_WALLETS.split(' ').toSorted())
})
