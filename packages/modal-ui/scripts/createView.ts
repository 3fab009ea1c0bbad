import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES } from '@foyer/modal-core/page'
import { languages } from '../src/locales/languages.ts'

/**
 * Writes a new view: its element, story and test, its title in every language, and its rows in the tables of routes,
 * rules, elements and documentation. Pass the name and the title in each language:
 *
 * `pnpm create:view TokenDetails --needs-account --en Token --zh-CN 代币 …`
 */
const CODES = [...LOCALES, ...languages.map(({ code }) => code)]

const packages = join(import.meta.dirname, '../..')
const ui = join(packages, 'modal-ui/src')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'needs-account': { type: 'boolean', default: false },
    ...Object.fromEntries(CODES.map((locale) => [locale, { type: 'string' as const }])),
  },
})
const titles = values as object as Partial<Record<string, string>>
const needsAccount = values['needs-account'] === true
const [name = ''] = positionals

const tagPart = name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()
const tag = `fy-${tagPart}-view`
const className = `Fy${name}View`
const titleKey = `${tagPart.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Title`
const folder = join(ui, 'views', tagPart)

const problems = [
  ...(/^[A-Z][A-Za-z]+$/.test(name) ? [] : ['Name the view in PascalCase, for example TokenDetails.']),
  ...(existsSync(folder) ? [`${folder} exists.`] : []),
  ...CODES.filter((locale) => !titles[locale]).map((locale) => `Pass its title as --${locale} '…'.`),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

const quote = (text = '') => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const report = needsAccount ? '\n    adapter.report(connected())' : ''
const adapter = needsAccount ? ', adapter' : ''
const importConnected = needsAccount ? "import { connected } from '@foyer/modal-core/test'\n" : ''

const files = {
  [`${tag}.ts`]: `import { html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

export class ${className} extends View<'${name}'> {
  static override styles = [controls]

  protected override render() {
    return html\`<div class="stack"></div>\`
  }
}

define('${tag}', ${className})

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className}
  }
}
`,
  [`${tag}.stories.ts`]: `import { open } from '@foyer/modal-core'
${importConnected}import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/${name}' }

export const Default = modalStory({
  act({ modal${adapter} }) {${report}
    void open(modal, { view: '${name}' })
  },
})
`,
  [`${tag}.browser.test.ts`]: `import { open } from '@foyer/modal-core'
${importConnected}import { expect, test } from 'vitest'
import { dialog, expectNoAxeViolations, mountModal } from '../../test/mountModal.ts'

test('has a heading and no accessibility violations', async () => {
  const { modal${adapter} } = mountModal()${report.replace('    ', '  ')}
  await open(modal, { view: '${name}' })
  await expect.element(dialog()).toHaveAccessibleName(${quote(titles.en)})
  await expectNoAxeViolations()
})
`,
}

/** Puts text before the first place where the file has the marker. */
async function insert(path: string, marker: string, text: string) {
  const content = await readFile(path, 'utf8')
  const index = content.indexOf(marker)
  if (index === -1) throw new Error(`${path} has no ${JSON.stringify(marker)}`)
  await writeFile(path, content.slice(0, index) + text + content.slice(index))
}

await mkdir(folder)
for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
for (const locale of CODES)
  await insert(join(ui, `locales/${locale}/base.ts`), '\n}\n', `\n\n  ${titleKey}: ${quote(titles[locale])},`)
await insert(
  join(packages, 'modal-core/src/types/route.ts'),
  '\n\nexport type View =',
  `\n  | { view: '${name}' }`,
)
if (!needsAccount)
  await insert(join(packages, 'modal-core/src/actions/needsAccount.ts'), ')/\n\n/**', `|${name}`)
await insert(join(packages, 'modal-core/src/actions/openableRoute.ts'), '\n}\n\n/**', `\n  ${name}: always,`)
await insert(
  join(packages, 'modal-core/src/actions/openableRoute.test.ts'),
  '\n}\n\ndescribe.each(',
  needsAccount
    ? `\n  ${name}: { setup: account, without: [['an account', {}, 'Connect']] },`
    : `\n  ${name}: {},`,
)
await insert(
  join(ui, 'views/views.ts'),
  '\n}\n\n/** The entry of a view, as',
  `
  ${name}: {
    tag: '${tag}',
    title: (strings) => strings.${titleKey},
    load: () => import('./${tagPart}/${tag}.ts'),
  },`,
)
await insert(
  join(packages, 'modal/docs/views.md'),
  '\n\n## When a view',
  `\n| \`${name}\` | | ${titles.en} | ${needsAccount ? 'an account ' : ''}|`,
)

process.stdout.write(`Wrote ${folder} and the rows of ${name}. Next:
  pnpm vitest run packages/modal-ui/src/views/${tagPart}
`)
