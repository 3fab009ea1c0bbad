import type { Plugin } from 'vite'

/** The fonts of the page that the build has written: English, which has Latin letters. */
const FONTS = /\/(onest|brygada-1918)-latin-[^/]*\.woff2$/

/**
 * Has the browser load the fonts of the first paint along with the page, as `fonts.css` would use them too late.
 * The development server sends its styles by a script, later than that: its page changes to the fonts when they arrive.
 */
export function preloadFonts(): Plugin[] {
  return [preloadInBuild(), swapInDevelopment()]
}

function preloadInBuild(): Plugin {
  return {
    name: 'foyer:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
        if (fonts.length !== 2)
          throw new Error(`The build has ${fonts.length} fonts for the first paint, not 2.`)
        return fonts.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
          injectTo: 'head',
        }))
      },
    },
  }
}

function swapInDevelopment(): Plugin {
  return {
    name: 'foyer:swap-fonts',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/fonts\.css$/ },
      handler: (css) => css.replaceAll('font-display: optional', 'font-display: swap'),
    },
  }
}
