import { fileURLToPath } from 'node:url'
import { createServer, defaultServerConditions, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the home page into the built `index.html`, so that it is painted before any script has arrived. The page's own
 * scripts then draw it anew in its place. `firstPaint.ts` hides it first from whom it does not suit.
 */
export function firstPaint(): Plugin {
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
        const home = await renderHome()
        return {
          html: html.replace('<div id="root">', (root) => root + home),
          tags: [{ tag: 'script', attrs: { src: `/${script.fileName}` }, injectTo: 'head-prepend' }],
        }
      },
    },
  }
}

/** Loads the sources as a development server would for a server of its own. */
async function renderHome() {
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
    const { prerender } = await server.ssrLoadModule('/src/prerender.tsx')
    return (prerender as typeof import('../src/prerender.tsx').prerender)()
  } finally {
    await server.close()
  }
}
