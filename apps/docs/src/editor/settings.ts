import { LOCALES } from '@foyer/modal-core/page'

/** The settings of the editor. Each is kept in the link as it is written here. */
export type Settings = {
  themeMode: string
  accent: string
  mix: string
  mixStrength: string
  radius: string
  fontSize: string
  width: string
  locale: string
  allWallets: string
  label: string
  termsUrl: string
}

export const MODES = ['dark', 'light', 'auto', 'page'] as const

/** Settings of a modal without options. */
export const DEFAULTS: Settings = {
  themeMode: 'dark',
  accent: '#0988f0',
  mix: '#0988f0',
  mixStrength: '0',
  radius: '4',
  fontSize: '10',
  width: '720',
  locale: 'en',
  allWallets: 'show',
  label: '',
  termsUrl: '',
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)
const isBetween = (least: number, most: number) => (value: string) =>
  /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most

const isValid: { [name in keyof Settings]: (value: string) => boolean } = {
  themeMode: isOneOf(MODES),
  accent: isColor,
  mix: isColor,
  mixStrength: isBetween(0, 100),
  radius: isBetween(0, 12),
  fontSize: isBetween(8, 14),
  width: isBetween(370, 720),
  locale: isOneOf(LOCALES),
  allWallets: isOneOf(['show', 'hide']),
  label: (value) => value.length <= 40,
  termsUrl: (value) => /^https:\/\/[^\s'"\\]+$/.test(value),
}

const names = Object.keys(DEFAULTS) as (keyof Settings)[]

/** Reads settings from a link. What a setting cannot be is left as it is without a setting. */
export function readSettings(query: string): Settings {
  const parameters = new URLSearchParams(query)
  const read = (name: keyof Settings) => {
    const value = parameters.get(name)
    return value !== null && isValid[name](value) ? value : DEFAULTS[name]
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Settings
}

/** The settings as the end of a link, without those that differ in nothing. */
export function writeSettings(settings: Settings): string {
  const changed = names.filter((name) => settings[name] !== DEFAULTS[name] && isValid[name](settings[name]))
  return new URLSearchParams(changed.map((name) => [name, settings[name]])).toString()
}

/** The options of `createFoyer` that the settings stand for: only those that differ from the defaults. */
export function toOptions(query: string) {
  const settings = readSettings(query)
  const isChanged = (name: keyof Settings) => settings[name] !== DEFAULTS[name]
  const variables = {
    ...(isChanged('accent') && { '--fy-accent': settings.accent }),
    ...(isChanged('mixStrength') && {
      '--fy-color-mix': settings.mix,
      '--fy-color-mix-strength': settings.mixStrength,
    }),
    ...(isChanged('radius') && { '--fy-border-radius-master': `${settings.radius}px` }),
    ...(isChanged('fontSize') && { '--fy-font-size-master': `${settings.fontSize}px` }),
    ...(isChanged('width') && { '--fy-dialog-inline-size': `${settings.width}px` }),
  }
  return {
    ...(isChanged('themeMode') && { themeMode: settings.themeMode }),
    ...(Object.keys(variables).length > 0 && { themeVariables: variables }),
    ...(isChanged('locale') && { locale: settings.locale }),
    ...(isChanged('allWallets') && { allWallets: settings.allWallets }),
    ...(isChanged('termsUrl') && { termsUrl: settings.termsUrl }),
  }
}
