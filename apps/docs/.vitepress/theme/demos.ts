import type { Instance, UpdateParameters } from '@foyer/modal'
import { ar } from '@foyer/modal/locales/ar'
import { de } from '@foyer/modal/locales/de'
import { es } from '@foyer/modal/locales/es'
import { fr } from '@foyer/modal/locales/fr'
import { ptBR } from '@foyer/modal/locales/pt-BR'
import { tr } from '@foyer/modal/locales/tr'
import { profiles } from '@foyer/modal/profiles'
import { siwe } from '@foyer/modal/siwe'
import { themes } from '@foyer/modal/themes'
import type { Switches, TestWallet } from '@foyer/testing'

/** A further use of the modal of a page, with one of its test wallets. */
export type Demo = {
  options?: () => object
  switches?: Partial<Switches>
  choose?: (value: string, parts: { foyer: Instance; wallet: TestWallet }) => void
}

const THEMES: Readonly<Record<string, UpdateParameters>> = {
  ...themes,
  none: { themeMode: 'page', themeVariables: {} },
  accent: {
    themeMode: 'page',
    themeVariables: { '--fy-accent': '#c2410c', '--fy-border-radius-master': '0px' },
  },
}

const APPROVES: Partial<Switches> = { reject: false, delay: 0, locked: false, wrongChain: undefined }
const SWITCHES: Readonly<Record<string, Partial<Switches>>> = {
  reject: { reject: true },
  slow: { delay: 5_000 },
  locked: { locked: true },
  wrongChain: { wrongChain: 1 },
}

/** A picture of the account, drawn from its address. */
function drawAvatar(address: string) {
  const hue = Number.parseInt(address.slice(2, 8), 16) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(${hue} 70% 60%)" d="M0 0h8v8H0z"/><path fill="hsl(${hue + 120} 70% 35%)" d="M1 5h6v3H1zM2 1h4v3H2z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The languages that are values. The others need no import. */
const IMPORTED = [es, ptBR, fr, de, tr, ar]
export type ImportedLocale = (typeof IMPORTED)[number]['code']

/** By the route of the page, as in `live.ts`. */
export const DEMOS: Readonly<Record<string, Demo>> = {
  'guides/wallets': {
    options: () => ({
      wallets: [
        { title: 'Ours', wallets: ['com.example.willing'] },
        { title: 'Others', wallets: ['com.example.refusing'] },
      ],
    }),
  },
  'guides/networks': { switches: { wrongChain: 1 } },
  'guides/profiles': {
    options: () => ({
      features: [
        profiles({
          resolve: async () => ({ name: 'visitor.example' }),
          avatar: ({ address }) => drawAvatar(address),
        }),
      ],
    }),
  },
  'guides/theming': {
    choose: (value, { foyer }) => foyer.update(THEMES[value] ?? {}),
  },
  'guides/languages': {
    options: () => ({ languages: IMPORTED }),
    choose: (locale, { foyer }) => foyer.update({ locale }),
  },
  'features/siwx': {
    options: () => ({
      siwx: siwe({ statement: 'This is only a try.', storage: sessionStorage }),
    }),
  },
  'testing/overview': {
    choose: (value, { wallet }) => wallet.set({ ...APPROVES, ...SWITCHES[value] }),
  },
}
