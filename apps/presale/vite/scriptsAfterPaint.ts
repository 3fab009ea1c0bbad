import type { Plugin } from 'vite'

/** Tags that load the page's modules, and `config.json`, which they read. */
const LATE = /<(?=script type="module"|link rel="modulepreload"|link rel="preload" href="\/config\.json")\w+/g

/**
 * Has the browser load the page's scripts after its stylesheet and its fonts: the page that the build has written is
 * painted without them, and on a slow network they would share the line with what it waits for.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'foyer:scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(LATE, (tag) => `${tag} fetchpriority="low"`),
    },
  }
}
