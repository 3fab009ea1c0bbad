import { fileURLToPath } from 'node:url'
import { createServer, defaultServerConditions, type Plugin, type Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The pages of the site and their files. A server that knows the first one alone sends it for the others, too. */
const PAGES = { '/': 'index.html', '/record': 'record.html' } as const

type Pages = Record<keyof typeof PAGES, string>

/** The page of the development server is told about its visitor, too: there it has no content before its scripts. */
export const firstPaintInDevelopment = (): Plugin => ({
  name: 'foyer:first-paint-in-development',
  apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/src/firstPaint.ts' }, injectTo: 'head' },
  ],
})

/**
 * Writes each page into an HTML file of its own, so that it is painted before any script has arrived. The page's own
 * scripts then draw it anew in its place. `firstPaint.ts` hides it first from whom it does not suit.
 */
export function firstPaint(): Plugin {
  let pages: Pages | undefined
  return {
    name: 'foyer:first-paint',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${ROOT}src/firstPaint.ts`, name: 'firstPaint' })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = Object.values(bundle).find(({ name }) => name === 'firstPaint')
        if (script === undefined) throw new Error('The build made no script for the first paint.')
        pages = withBuiltFiles(await renderPages(), bundle)
        return {
          html: withPage(html, '/', pages['/']),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'preload', href: '/sale.json', as: 'fetch', crossorigin: 'anonymous' },
            },
            { tag: 'script', attrs: { src: `/${script.fileName}` } },
          ].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const home = bundle[PAGES['/']]
        if (home?.type !== 'asset' || pages === undefined) throw new Error('The build made no home page.')
        const source = String(home.source).replace(pages['/'], () => '')
        const record = withPage(source, '/record', pages['/record'])
        this.emitFile({ type: 'asset', fileName: PAGES['/record'], source: record })
      },
    },
  }
}

/** Gives pictures the addresses that the build has given them: the pages have those of the sources. */
function withBuiltFiles(pages: Pages, bundle: Rolldown.OutputBundle): Pages {
  const built = Object.values(bundle).flatMap((file) =>
    file.type === 'asset'
      ? file.originalFileNames.map((name) => [`/${name}`, `/${file.fileName}`] as const)
      : [],
  )
  const replace = (page: string) =>
    built.reduce((text, [source, file]) => text.replaceAll(source, file), page)
  return { '/': replace(pages['/']), '/record': replace(pages['/record']) }
}

/** Puts a page into the HTML, which then says which page it holds. */
function withPage(html: string, path: keyof Pages, page: string) {
  return html
    .replace(
      /<html([^>]*?)( data-page="[^"]*")?>/,
      (_, attributes) => `<html${attributes} data-page="${path}">`,
    )
    .replace('<div id="root">', (root) => root + page)
}

/** Loads the sources as a development server would for a server of its own. */
async function renderPages(): Promise<Pages> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    resolve: { conditions: ['@foyer/source', ...defaultServerConditions] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { prerender } = (await server.ssrLoadModule(
      '/src/prerender.tsx',
    )) as typeof import('../src/prerender.tsx')
    return { '/': prerender('/'), '/record': prerender('/record') }
  } finally {
    await server.close()
  }
}
