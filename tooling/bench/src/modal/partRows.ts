import { BUDGETS } from '@foyer/harness/budgets'
import type { Plugin } from 'vite'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { type Chunk, listChunks } from '../weigh/listChunks.ts'
import { sizeOfStart } from '../weigh/measureStart.ts'

/** Measures what a button of one's own adds to the start of a page, and the fallback colours to what loads with the modal. */
export async function partRows(): Promise<Row[]> {
  const chunks = await listChunks(siteConfigs.foyer)
  const withSelector = await build(addSelector)
  const withoutColors = await build(removeColors)
  return [
    {
      what: 'buttonState(): JS added to the start',
      measured: sizeOfStart(withSelector) - sizeOfStart(chunks),
      unit: 'KiB',
      budget: { most: BUDGETS.buttonState },
    },
    {
      what: 'colors for browsers without color-mix(): JS of the modal’s chunk',
      measured: sizeOf(chunks) - sizeOf(withoutColors),
      unit: 'KiB',
      budget: { most: BUDGETS.plainColors },
    },
    {
      what: 'colors for browsers without color-mix(): JS added to the start',
      measured: sizeOfStart(chunks) - sizeOfStart(withoutColors),
      unit: 'KiB',
      // Names of exports that the start has for the modal's chunk.
      budget: { most: BUDGETS.plainColorsStart },
    },
  ]
}

const build = (plugin: Plugin) =>
  listChunks({ ...siteConfigs.foyer, plugins: [...siteConfigs.foyer.plugins, plugin] })

const sizeOf = (chunks: Chunk[]) => chunks.reduce((sum, { size }) => sum + size, 0)

/** Has the page import the selector, as a page with a button of its own does. */
const addSelector: Plugin = {
  name: 'add-selector',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/apps/foyer/main.')
      ? `import { buttonState } from '@foyer/modal'\nglobalThis.buttonState = buttonState\n${code}`
      : undefined,
}

/** Leaves the tokens as they are. */
const removeColors: Plugin = {
  name: 'remove-colors',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/styles/plainColors.js')
      ? 'export const withPlainColors = (tokens) => tokens\nexport const replaceLightDark = withPlainColors'
      : undefined,
}
