import { isNamed, type Settings, toOptions, toOwnOptions } from './settings.ts'

export type Flavour = 'React and wagmi' | 'Plain HTML'

const OPENINGS: Record<Flavour, { imports: string[]; adapter: string; end: string[] }> = {
  'React and wagmi': {
    imports: [
      "import { createFoyer } from '@foyer/modal'",
      "import { FoyerButton } from '@foyer/modal/react'",
      "import { wagmiAdapter } from '@foyer/modal/wagmi'",
      "import { bsc } from 'wagmi/chains'",
      "import { config } from './wagmi' // your own createConfig({ … })",
    ],
    adapter: 'wagmiAdapter(config)',
    end: ['', 'export const Header = () => <FoyerButton />'],
  },
  'Plain HTML': {
    imports: [
      "import { createFoyer } from '@foyer/modal'",
      "import { eip1193Adapter } from '@foyer/modal/eip1193'",
      "import { bsc } from 'viem/chains' // or an object of the same shape",
    ],
    adapter: 'eip1193Adapter()',
    end: ['', '// in the page: <fy-button></fy-button>'],
  },
}

const EMBEDDED = {
  imports: ["import '@foyer/modal/element'"],
  end: ['', '// in the page: <fy-modal embedded></fy-modal>'],
}

/**
 * The code that makes a modal with these settings.
 *
 * @example
 * writeCode('Plain HTML', { ...DEFAULTS, locale: 'ja' })
 * // … createFoyer({\n  networks: [bsc],\n  adapters: [eip1193Adapter()],\n  locale: 'ja',\n})
 */
export function writeCode(flavour: Flavour, settings: Settings): string {
  const { imports, adapter, end } = OPENINGS[flavour]
  const embedded = settings.embedded ? EMBEDDED : undefined
  const theme = isNamed(settings.theme) ? writeTheme(settings.theme) : undefined
  const options = Object.entries(theme ? toOwnOptions(settings) : toOptions(settings)).map(([name, value]) =>
    name === 'themeVariables' && theme
      ? `  themeVariables: { ...${theme.name}.themeVariables, ${write(value).slice(2)},`
      : `  ${name}: ${write(value)},`,
  )
  const all = [`  networks: [bsc],`, `  adapters: [${adapter}],`, ...(theme?.options ?? []), ...options]
  const lines = [...imports, ...(theme?.imports ?? []), ...(embedded?.imports ?? []), '']
  return [...lines, 'createFoyer({', ...all, '})', ...end, ...(embedded?.end ?? [])].join('\n')
}

/** Code that chooses a theme of the package. */
const writeTheme = (theme: string) => ({
  name: `themes.${theme}`,
  imports: ["import { themes } from '@foyer/modal/themes'"],
  options: [`  ...themes.${theme},`],
})

/** A value as our code style writes it. */
function write(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, inner]) => `'${name}': ${write(inner)}`)
  return `{ ${entries.join(', ')} }`
}
