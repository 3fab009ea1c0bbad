import type { Plugin, Rolldown } from 'vite'
import type { ChunkName } from './fewChunks.ts'

/** Tags that load the page's modules, and `config.json`, which they read. */
const LATE =
  /\s*<(script type="module"|link rel="modulepreload"|link rel="preload" href="\/config\.json")[^>]*>(<\/script>)?/g

/** The scripts that the page's first script imports later, with the path of the page that needs them; without one every page does. */
const NEXT: { chunk: ChunkName; path?: string }[] = [{ chunk: 'start' }, { chunk: 'home', path: '/' }]

/**
 * Has the page's scripts wait in a template until the page that the build has written is painted: on a slow network they
 * would share the line with what it waits for. `firstPaint.ts` takes them out. What the first of them imports is asked for
 * together with it: else each import would be a round of its own.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'foyer:scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const tags = html.match(LATE) ?? []
        if (tags.length === 0) throw new Error('The build made no scripts for the page.')
        const all = [...tags.map((tag) => tag.trim()), ...NEXT.flatMap((next) => preload(next, bundle))]
        const template = `<template id="scripts">${all.join('')}</template>`
        return html.replaceAll(LATE, '').replace('</head>', `  ${template}\n  </head>`)
      },
    },
  }
}

function preload({ chunk: name, path }: (typeof NEXT)[number], bundle: Rolldown.OutputBundle) {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build made no chunk ${name}.`)
  const page = path === undefined ? '' : ` data-for="${path}"`
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return [
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk.fileName}"${page}>`,
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}"${page}>`),
  ]
}
