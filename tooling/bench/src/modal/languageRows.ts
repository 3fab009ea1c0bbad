import { BUDGETS } from '@foyer/harness/budgets'
import type { Plugin } from 'vite'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { type Chunk, listChunks } from '../weigh/listChunks.ts'

/** The languages that are values, and the two of the others whose texts are the longest. */
const VALUES = { ar: 'ar', de: 'de', es: 'es', fr: 'fr', 'pt-BR': 'ptBR', tr: 'tr' }
const CODES = [...Object.keys(VALUES), 'ja', 'ru']

/** Groups of a visit that connects a wallet in whatever way, signs in and looks at the account. */
const VISIT = ['groups', 'steps', 'account']

/** Weighs each language, as Vite bundles it: when the list of wallets opens, in a visit, and if every view were shown. */
export async function languageRows(): Promise<Row[]> {
  const { foyer } = siteConfigs
  const chunks = await listChunks({ ...foyer, plugins: [...foyer.plugins, addLanguages] })
  return CODES.flatMap((code) => {
    const own = chunks.filter(({ modules }) =>
      modules.every(({ name }) => name.includes(`/locales/${code}/`)),
    )
    return [
      { what: `${code}: JS of the list of wallets`, measured: sizeOf(own, ['groups']), unit: 'KiB' },
      {
        what: `${code}: JS of a visit that connects and looks at the account`,
        measured: sizeOf(own, VISIT),
        unit: 'KiB',
        budget: { most: BUDGETS.languageVisit },
      },
      { what: `${code}: JS of all its texts`, measured: sum(own), unit: 'KiB' },
    ]
  })
}

const sum = (chunks: Chunk[]) => chunks.reduce((total, { size }) => total + size, 0)

/** The chunks with these groups of texts. Not a number where one is missing, so that no budget is met by mistake. */
function sizeOf(chunks: Chunk[], groups: string[]) {
  const found = groups.map((group) =>
    chunks.find(({ modules }) => modules.some(({ name }) => name.endsWith(`/${group}.js`))),
  )
  return found.reduce((total, chunk) => total + (chunk?.size ?? Number.NaN), 0)
}

/** Has the page import the languages that are values. */
const addLanguages: Plugin = {
  name: 'add-languages',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/apps/foyer/main.')) return undefined
    const imports = Object.entries(VALUES).map(
      ([language, name]) => `import { ${name} } from '@foyer/modal/locales/${language}'\n`,
    )
    return `${imports.join('')}globalThis.languages = [${Object.values(VALUES)}]\n${code}`
  },
}
