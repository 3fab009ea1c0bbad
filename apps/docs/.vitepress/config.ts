import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DefaultTheme, defineConfig } from 'vitepress'
import llms from 'vitepress-plugin-llms'
import { LIVE } from '../src/live.ts'
import { GROUPS, PAGES, type Page } from '../src/pages.ts'
import { readTitle } from '../src/readTitle.ts'
import { resolveLink } from '../src/resolveLink.ts'
import { toAnchor } from '../src/toAnchor.ts'
import { mendSearch, type Plugin } from './mendSearch.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const { repository } = JSON.parse(readFileSync(`${root}tooling/packed/publish.json`, 'utf8'))

const ROUTES = new Map(PAGES.map(({ file, route }) => [file, route]))

/** VitePress takes every Markdown file below its source folder, here the whole repository, but these. */
function listOthers(): string[] {
  const pages = new Set(PAGES.map(({ file }) => file))
  const exclude = (name: string) => name === 'node_modules' || name === 'dist'
  return globSync('**/*.md', { cwd: root, exclude }).filter((file) => !pages.has(file))
}

const toItem = ({ route, file, label }: Page): DefaultTheme.SidebarItem => ({
  text: label ?? readTitle(root + file),
  link: `/${route}`,
})

const NO_MODAL = '\0no-modal'

/** Resolves Vue from here: pages lie in packages that do not depend on it. */
const vueOfThisSite: Plugin = {
  name: 'vue-of-this-site',
  enforce: 'pre',
  resolveId(source, importer) {
    const isPage = importer?.endsWith('.md') === true
    return isPage && /^vue($|\/)/.test(source) ? this.resolve(source, import.meta.filename) : undefined
  },
}

/** The server draws no modal, so its bundle needs none: `LiveModal` loads it once it is in a page. */
const withoutModal: Plugin = {
  name: 'without-modal-on-the-server',
  enforce: 'pre',
  resolveId: (source, _importer, { ssr }) =>
    ssr === true && source.endsWith('/startLive.ts') ? NO_MODAL : undefined,
  load: (id) => (id === NO_MODAL ? 'export {}' : undefined),
}

/** Replaces a component of VitePress where its theme imports it. Ours may import it by the name of the package. */
const replaceComponent = (name: string, replacement: URL) => ({
  find: new RegExp(`^\\.[/a-z]*/${name}\\.vue$`),
  replacement: fileURLToPath(replacement),
})

/** Styles of icons that the configuration names. Ours names none, and the page would wait for an empty file. */
const NO_ICONS = '<link rel="preload stylesheet" href="/vp-icons.css" as="style">'

type SearchOptions = Extract<DefaultTheme.Config['search'], { provider: 'local' }>['options']

/** Search reads the text of a page alone. Colours of its code would take as long again as those of the page itself. */
const renderForSearch: NonNullable<NonNullable<SearchOptions>['_render']> = (source, env, markdown) => {
  const { highlight } = markdown.options
  markdown.options.highlight = null
  try {
    return markdown.render(source, env)
  } finally {
    markdown.options.highlight = highlight
  }
}

/** A door, as a picture in the address: a folder for public files would be that of the whole repository. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0969da"/><path d="M10 26V8h12v18" fill="none" stroke="#fff" stroke-width="3"/><circle cx="18" cy="17" r="1.5" fill="#fff"/></svg>`

export default defineConfig({
  title: 'Foyer',
  description: 'The wallet-connection and sign-in modal for dapps.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  srcDir: '../..',
  srcExclude: ['**/node_modules/**', '**/dist/**', '**/.*/**', ...listOthers()],
  rewrites: Object.fromEntries(PAGES.map(({ file, route }) => [file, `${route}.md`])),
  outDir: fileURLToPath(new URL('../dist', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vitepress', import.meta.url)),
  cleanUrls: true,
  metaChunk: true,
  transformHtml: (html) => html.replace(NO_ICONS, ''),
  markdown: {
    anchor: { slugify: toAnchor },
    toc: { slugify: toAnchor },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      markdown.core.ruler.push('empty-headers', ({ tokens }) => {
        for (const [index, token] of tokens.entries()) {
          // A screen reader would announce a header without a name.
          if (token.type === 'th_open' && tokens[index + 1]?.content === '') token.tag = 'td'
          if (token.type === 'th_close' && tokens[index - 1]?.content === '') token.tag = 'td'
        }
      })
      markdown.core.ruler.push('live-modal', (state) => {
        const { tokens, env } = state
        const route = ROUTES.get((env.realPath ?? env.path)?.slice(root.length))
        if (route === undefined || !(route in LIVE)) return
        const live = new state.Token('html_block', '', 0)
        live.content = `<LiveModal route="${route}" />\n`
        const first = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h2')
        tokens.splice(first === -1 ? tokens.length : first, 0, live)
      })
      markdown.core.ruler.push('links-of-the-repository', ({ tokens, env }) => {
        // A title is parsed by itself, without the path of its page.
        if (env.path === undefined) return
        // `path` is where the page would lie by its address, if that is another place.
        const file = (env.realPath ?? env.path).slice(root.length)
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const href = token.type === 'link_open' ? token.attrGet('href') : null
          if (href !== null) token.attrSet('href', resolveLink(file, decodeURI(href), repository))
        }
      })
    },
  },
  themeConfig: {
    nav: [
      { text: 'Quick start', link: '/start/quick-start' },
      { text: 'Options', link: '/reference/options' },
      { text: 'I want to …', link: '/start/tasks' },
    ],
    sidebar: GROUPS.map(({ title, pages }) => ({ text: title, items: pages.map(toItem) })),
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: true, _render: renderForSearch } },
    editLink: {
      pattern: `${repository}/edit/main/:path`,
      text: 'Edit this page',
    },
  },
  vite: {
    plugins: [vueOfThisSite, withoutModal, mendSearch, llms()],
    resolve: {
      // The modal of the pages is that of the sources.
      conditions: ['@foyer/source'],
      alias: [
        replaceComponent('VPHome', new URL('theme/Home.ts', import.meta.url)),
        replaceComponent('VPSidebar', new URL('theme/Sidebar.ts', import.meta.url)),
      ],
    },
    // The site is built from packages whose own builds have warned already.
    logLevel: 'error',
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('fy-') } } },
})
