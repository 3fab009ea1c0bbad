import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_FULL, onlyInFull, selectRows } from '@foyer/harness/full'
import { providerNames, type ThemeName } from '@foyer/modal-ui/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_LOCALES } from '../src/looks.ts'
import { compareWithBaseline, describeOtherMachine, listBaselines, readMachine } from './baselines.ts'
import { FULL_ONLY } from './fullOnly.ts'
import { openPlayground } from './openPlayground.ts'

const LANGUAGES = ALL_LOCALES.map(({ value }) => value)
/** The first is that of the picture, in which a story is drawn already. */
const THEMES: readonly ThemeName[] = ['dark', 'light']

type Window = { width: number; height: number; locales: readonly string[]; themes: readonly ThemeName[] }

/** The window in which a story is drawn first. */
const PHONE = { width: 360, height: 740 }
/** A window of 1280 pixels at 400 %, where each language has the least room. */
const NARROW = { width: 320, height: 568 }
/** From here on the modal is as large as on a tablet or a desktop: its styles change at 340 and 430 px only. */
const WIDE = { width: 480, height: 740 }

/** Further windows of the first story of an element or a view: axe in these themes, and texts that fit in these languages. */
const FEW_WINDOWS: readonly Window[] = [
  // German has the longest words, which cannot be broken.
  { ...NARROW, locales: ['de'], themes: [] },
  // From right to left.
  { ...WIDE, locales: ['ar'], themes: [] },
]

/** Further windows of each story in `test:full`. */
const ALL_WINDOWS: readonly Window[] = [
  NARROW,
  WIDE,
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
].map((size) => ({ ...size, locales: LANGUAGES, themes: THEMES }))

const SOURCES = fileURLToPath(new URL('../../../packages/modal-ui/src', import.meta.url))

const { page, storyIds, chromium, takeComplaints, close } = await openPlayground()
const otherMachine = await describeOtherMachine(readMachine(chromium))
afterAll(close)

/** The pictures that the stories drew, filled while they are tested. */
const drawn = new Set<string>()

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name)

async function resize({ width, height }: Pick<Window, 'width' | 'height'>) {
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
}

const show = (id: string) => page.evaluate((id) => probe.show(id, { theme: 'dark', locale: 'en' }), id)

const titleOf = (id: string) => id.split('--')[0]

const isFullOnly = (id: string) => {
  const [title = '', story = ''] = id.split('--')
  return FULL_ONLY[title]?.includes(story) ?? false
}
/** The kinds of elements of each story, in `test:full`. */
const kinds = new Map<string, readonly string[]>()
const firstStories = new Set([...Map.groupBy(storyIds, titleOf).values()].map(([first]) => first))

async function addDrawn() {
  for (const name of await page.evaluate(() => probe.findDrawn())) drawn.add(name)
}

/** Each look is taken from the one before: a change of the language or the theme draws the whole story anew. */
describe.each(selectRows(storyIds, (id) => !isFullOnly(id)))('%s', (id) => {
  const isFirst = firstStories.has(id)
  /** Not taken again when a test runs once more. */
  const complaints: string[] = []

  beforeAll(async () => {
    await resize(PHONE)
    await show(id)
    await addDrawn()
    if (IS_FULL) kinds.set(id, await page.evaluate(findKinds))
  })

  // A press in the story may have opened more meanwhile.
  afterAll(addDrawn)

  test('dark, in English and on a phone it looks as recorded', async ({ skip }) => {
    const difference = await compareWithBaseline(id, await page.screenshot())
    // Releases of one version of a browser mostly draw alike.
    if (difference !== undefined && otherMachine !== undefined) skip(otherMachine)
    expect(difference).toBeUndefined()
  })

  test('in forced colours its controls can be told from what is around them', async () => {
    // A change of the colours draws the page anew.
    if ((await page.evaluate((all) => probe.markGrounds(all), IS_FULL)) === 0) return
    await page.emulateMedia({ forcedColors: 'active' })
    const problems = await page.evaluate(() => probe.findEdgeless())
    await page.emulateMedia({ forcedColors: 'none' })
    expect(problems).toEqual([])
  })

  test('fits on a phone, and has no violation of axe', async () => {
    const locales = IS_FULL ? LANGUAGES : ['en']
    // Of the others, tests of the tokens compare the colours of the light theme.
    const themes = IS_FULL || isFirst ? THEMES : ['dark' as const]
    expect(await inspect(id, [{ ...PHONE, locales, themes }])).toEqual([])
  })

  // Stories of single elements have no dialog to measure in.
  test.runIf(id.startsWith('views-'))(
    'is mirrored right to left, and has nothing untranslated or without room',
    async () => {
      await resize(PHONE)
      const { expected, mirrored, untranslated, spilled } = await page.evaluate(inspectTexts, providerNames)
      expect(mirrored).toEqual(expected)
      expect(untranslated).toEqual([])
      expect(spilled).toEqual([])
    },
  )

  test.runIf(IS_FULL || isFirst)('fits in other languages and widths', async () => {
    expect(await inspect(id, IS_FULL ? ALL_WINDOWS : FEW_WINDOWS)).toEqual([])
  })

  test('raises no error, and keeps to the content security policy of the documentation', async () => {
    complaints.push(...(await takeComplaints()))
    expect(complaints).toEqual([])
  })
})

/** Runs in the page: the element around each shadow root, the elements in it, and their attributes that styles may ask for. */
function findKinds() {
  /** Attributes that hold a text, a number or an address. */
  const data =
    /^(id|href|title|src|srcset|alt|style|value|placeholder|datetime|aria-(label|labelledby|describedby|description|controls|valuenow|valuetext))$/
  const listIn = (root: ParentNode, host: string): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const { attributes, localName, shadowRoot } = element
      const styled = [...attributes].filter(({ name }) => !data.test(name))
      const kind = `${host} ${localName}[${styled.map(({ name, value }) => `${name}=${value}`).sort()}]`
      const within = shadowRoot === null ? [] : listIn(shadowRoot, localName)
      return element instanceof SVGElement ? within : [kind, ...within]
    })
  return [...new Set(listIn(document.querySelector('#storybook-root') ?? document, ''))]
}

/** Lists problems of fit and of access in these windows, one after the other. */
async function inspect(id: string, windows: readonly Window[]) {
  const problems: string[] = []
  // Its names are longer than any language makes them.
  const mayEllipsis = id.includes('long-name')
  for (const { locales, themes, ...size } of windows) {
    await resize(size)
    const found = await page.evaluate(inspectLooks, { locales, themes, mayEllipsis })
    problems.push(...found.map((problem) => `${size.width} px, ${problem}`))
  }
  return problems
}

/** Runs in the page: where the boxes of the view are in both directions, and what its texts lack. */
async function inspectTexts(names: object) {
  await probe.look({ theme: 'dark', locale: 'en' })
  const expected = textProbe.measureBoxes('left')
  await probe.look({ theme: 'dark', locale: 'ar-XB' })
  const mirrored = textProbe.measureBoxes('right')
  await probe.look({ theme: 'dark', locale: 'en-XA' })
  return {
    expected,
    mirrored,
    untranslated: textProbe.findUntranslated(names),
    spilled: textProbe.findSpilled(),
  }
}

type InspectLooksParameters = {
  locales: readonly string[]
  themes: readonly ThemeName[]
  mayEllipsis: boolean
}

/** Runs in the page: axe in these themes, and what does not fit in each language. */
async function inspectLooks({ locales, themes, mayEllipsis }: InspectLooksParameters) {
  const problems: string[] = []
  for (const theme of themes) {
    await probe.look({ theme, locale: 'en' })
    // The themes differ by their colours only.
    const rules = theme === 'dark' ? undefined : ['color-contrast']
    problems.push(...(await probe.findViolations(rules)).map((problem) => `${theme}: ${problem}`))
  }
  // The theme that was drawn last: none changes a size.
  const theme = themes.at(-1) ?? 'dark'
  for (const locale of locales) {
    await probe.look({ theme, locale })
    problems.push(...probe.findOverflow({ mayEllipsis }).map((problem) => `${locale}: ${problem}`))
  }
  return problems
}

describe('a wallet that can be reached in every way', () => {
  const findHidden = () =>
    page.locator('.frame').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

  test.each(['default', 'extension'])(
    'has its tabs on one line in each language, and its tab %s fits without scrolling in 700 px',
    async (tab) => {
      const problems: string[] = []
      await resize({ width: 360, height: 700 })
      await show(`views-connectingwalletconnect--${tab}`)
      for (const locale of LANGUAGES) {
        await page.evaluate((locale) => probe.look({ theme: 'dark', locale }), locale)
        for (const width of [360, 1440]) {
          await resize({ width, height: 700 })
          const hidden = await findHidden()
          if (hidden !== 0) problems.push(`${locale}: ${hidden} px are hidden at ${width} px`)
          if (width > 360) continue
          const tabs = await page.getByRole('tab').all()
          const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y))
          if (tops.length !== 4 || new Set(tops).size > 1) problems.push(`${locale}: tabs at ${tops}`)
        }
      }
      expect(problems).toEqual([])
    },
  )
})

describe('all stories', () => {
  test('draw every element', () => {
    const tags = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => namesIn(file, /^define\('(fy-[a-z-]+)'/gm))
    expect(tags.filter((tag) => !drawn.has(tag))).toEqual([])
  })

  test('draw every view', () => {
    const views = namesIn('views/views.ts', /^ {2}(\w+): \{$/gm)
    expect(views.filter((view) => !drawn.has(view))).toEqual([])
    expect(views).toContain('Connect')
  })

  onlyInFull(test)('differ by their data where `test` leaves them out', () => {
    const [left, visited] = [storyIds.filter(isFullOnly), storyIds.filter((id) => !isFullOnly(id))]
    const known = new Set(visited.flatMap((id) => kinds.get(id) ?? []))
    const own = left.map((id) => [id, (kinds.get(id) ?? []).filter((kind) => !known.has(kind))] as const)
    expect(own.filter(([, kinds]) => kinds.length > 1)).toEqual([])
  })

  test('names no story to leave out that is not there', () => {
    const named = Object.entries(FULL_ONLY).flatMap(([title, names]) =>
      names.map((name) => `${title}--${name}`),
    )
    expect(named.filter((id) => !storyIds.includes(id))).toEqual([])
  })

  test('are those that were recorded', async () => {
    expect((await listBaselines()).sort()).toEqual([...storyIds].sort())
  })
})
