/** RainbowKit’s theme, of which the modal reads what `themeVariables` maps. */
export type ThemeVars = {
  colors: Record<
    | 'accentColor'
    | 'accentColorForeground'
    | 'actionButtonBorder'
    | 'actionButtonBorderMobile'
    | 'actionButtonSecondaryBackground'
    | 'closeButton'
    | 'closeButtonBackground'
    | 'connectButtonBackground'
    | 'connectButtonBackgroundError'
    | 'connectButtonInnerBackground'
    | 'connectButtonText'
    | 'connectButtonTextError'
    | 'connectionIndicator'
    | 'downloadBottomCardBackground'
    | 'downloadTopCardBackground'
    | 'error'
    | 'generalBorder'
    | 'generalBorderDim'
    | 'menuItemBackground'
    | 'modalBackdrop'
    | 'modalBackground'
    | 'modalBorder'
    | 'modalText'
    | 'modalTextDim'
    | 'modalTextSecondary'
    | 'profileAction'
    | 'profileActionHover'
    | 'profileForeground'
    | 'selectedOptionBorder'
    | 'standby',
    string
  >
  fonts: { body: string }
  radii: Record<'actionButton' | 'connectButton' | 'menuButton' | 'modal' | 'modalMobile', string>
  shadows: Record<
    'connectButton' | 'dialog' | 'profileDetailsAction' | 'selectedOption' | 'selectedWallet' | 'walletLogo',
    string
  >
  blurs: { modalOverlay: string }
}

export type Theme = ThemeVars | { lightMode: ThemeVars; darkMode: ThemeVars }

export type ThemeOptions = {
  accentColor?: string | undefined
  accentColorForeground?: string | undefined
  borderRadius?: 'large' | 'medium' | 'small' | 'none' | undefined
  fontStack?: 'rounded' | 'system' | undefined
  overlayBlur?: 'large' | 'small' | 'none' | undefined
}

type Mode = 'light' | 'dark'

const ACCENT = '#0988f0'
const SYSTEM_FONT = 'system-ui, sans-serif'
const FONTS = { system: SYSTEM_FONT, rounded: `ui-rounded, ${SYSTEM_FONT}` }
const RADII = { large: '24px', medium: '16px', small: '8px', none: '0px' }
const BLURS = { large: 'blur(20px)', small: 'blur(4px)', none: 'blur(0px)' }

const accentColors = {
  blue: { accentColor: ACCENT, accentColorForeground: '#fff' },
  green: { accentColor: '#1a8a4c', accentColorForeground: '#fff' },
  orange: { accentColor: '#d9560b', accentColorForeground: '#fff' },
  pink: { accentColor: '#d6338a', accentColorForeground: '#fff' },
  purple: { accentColor: '#6c4df0', accentColorForeground: '#fff' },
  red: { accentColor: '#d93036', accentColorForeground: '#fff' },
}

/** The modal’s own colours of each mode; only what differs from them becomes a variable. */
const GROUNDS = {
  light: { surface: '#ffffff', raised: '#f3f4f7', border: '#e2e4ea', text: '#14161a', muted: '#5c6270' },
  dark: { surface: '#16181d', raised: '#1e2128', border: '#2c303a', text: '#f4f5f7', muted: '#9aa1af' },
}

function createTheme(
  mode: Mode,
  {
    accentColor = ACCENT,
    accentColorForeground = '#fff',
    borderRadius = 'large',
    fontStack = 'system',
    overlayBlur = 'none',
  }: ThemeOptions = {},
): ThemeVars {
  const { surface, raised, border, text, muted } = GROUNDS[mode]
  const radius = RADII[borderRadius]
  return {
    colors: {
      accentColor,
      accentColorForeground,
      actionButtonBorder: border,
      actionButtonBorderMobile: border,
      actionButtonSecondaryBackground: raised,
      closeButton: muted,
      closeButtonBackground: raised,
      connectButtonBackground: raised,
      connectButtonBackgroundError: '#d93036',
      connectButtonInnerBackground: raised,
      connectButtonText: text,
      connectButtonTextError: '#ffffff',
      connectionIndicator: '#1a8a4c',
      downloadBottomCardBackground: raised,
      downloadTopCardBackground: raised,
      error: '#d93036',
      generalBorder: border,
      generalBorderDim: border,
      menuItemBackground: raised,
      modalBackdrop: 'rgb(0 0 0 / 50%)',
      modalBackground: surface,
      modalBorder: border,
      modalText: text,
      modalTextDim: muted,
      modalTextSecondary: muted,
      profileAction: raised,
      profileActionHover: raised,
      profileForeground: raised,
      selectedOptionBorder: border,
      standby: '#e0a800',
    },
    fonts: { body: FONTS[fontStack] },
    radii: {
      actionButton: radius,
      connectButton: radius,
      menuButton: radius,
      modal: radius,
      modalMobile: radius,
    },
    shadows: {
      connectButton: 'none',
      dialog: 'none',
      profileDetailsAction: 'none',
      selectedOption: 'none',
      selectedWallet: 'none',
      walletLogo: 'none',
    },
    blurs: { modalOverlay: BLURS[overlayBlur] },
  }
}

type CreateTheme = ((options?: ThemeOptions) => ThemeVars) & { accentColors: typeof accentColors }

/** A light theme: the modal’s own colours with your accent. */
export const lightTheme: CreateTheme = Object.assign(
  (options?: ThemeOptions) => createTheme('light', options),
  { accentColors },
)

/** A dark theme: the modal’s own colours with your accent. */
export const darkTheme: CreateTheme = Object.assign(
  (options?: ThemeOptions) => createTheme('dark', options),
  { accentColors },
)

/** RainbowKit’s second dark theme: here the same as `darkTheme`. */
export const midnightTheme: CreateTheme = Object.assign(
  (options?: ThemeOptions) => createTheme('dark', options),
  { accentColors },
)

/** The mode of a theme, by its text: dapps merge themes, and few change the text to one of the other mode. */
export const modeOf = ({ colors }: ThemeVars): Mode => (isLight(colors.modalText) ? 'dark' : 'light')

/** The theme that stands in for what a dapp has left as it was. */
export const defaultTheme = (mode: Mode): ThemeVars => createTheme(mode)

function isLight(color: string): boolean {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? []
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    const channels = [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16))
    return isLightColor(channels)
  }
  const channels = color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number)
  return color === 'white' || (channels?.length === 3 && isLightColor(channels))
}

const isLightColor = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.299 * red + 0.587 * green + 0.114 * blue > 127
