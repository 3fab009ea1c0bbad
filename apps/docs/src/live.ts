import type { Locale } from '@foyer/modal'
import type { ImportedLocale } from '../.vitepress/theme/demos.ts'

/** A choice that a visitor has at the modal of a page. */
export type Choice = { title: string; of: readonly { value: string; name: string }[] }

export type LivePage = {
  /** Said beside the button until a wallet is connected. */
  hint: string
  choice?: Choice
  /** The elements, with their attributes. Default: the button that connects. */
  buttons?: readonly (readonly [tag: string, attributes?: Readonly<Record<string, string>>])[]
}

/** Every language of the modal, by its name in itself. */
const LANGUAGES: Readonly<Record<Locale | ImportedLocale, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  ru: 'Русский',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
  tr: 'Türkçe',
  ar: 'العربية',
}

/** Pages with the modal before their first section, by their route, and what is special about it there. */
export const LIVE: Readonly<Record<string, LivePage>> = {
  'guides/wallets': { hint: 'Its list has two groups with one wallet each, and no other wallet.' },
  'guides/buttons': {
    hint: 'The last button connects its wallet without a list.',
    buttons: [['fy-button'], ['fy-network-button'], ['fy-wallet-button', { wallet: 'com.example.willing' }]],
  },
  'guides/networks': { hint: 'Willing Wallet is on a network that this page does not work on.' },
  'guides/profiles': { hint: 'Each account gets a name and a picture from this page.' },
  'guides/theming': {
    hint: 'Choose a theme, and open the modal.',
    choice: {
      title: 'Theme',
      of: [
        { value: 'none', name: 'Defaults' },
        { value: 'midnight', name: 'Midnight' },
        { value: 'paper', name: 'Paper' },
        { value: 'contrast', name: 'Contrast' },
        { value: 'accent', name: 'Accent and corners alone' },
      ],
    },
  },
  'guides/languages': {
    hint: 'Choose a language, and open the modal.',
    choice: {
      title: 'Language',
      of: Object.entries(LANGUAGES).map(([value, name]) => ({ value, name })),
    },
  },
  'features/siwx': { hint: 'After connecting, you are asked to sign. The session stays in this tab.' },
  'testing/overview': {
    hint: 'Choose what Willing Wallet does, and connect it.',
    choice: {
      title: 'The wallet',
      of: [
        { value: 'approve', name: 'approves everything' },
        { value: 'reject', name: 'rejects everything' },
        { value: 'slow', name: 'takes five seconds' },
        { value: 'locked', name: 'is locked' },
        { value: 'wrongChain', name: 'is on another network' },
      ],
    },
  },
}
