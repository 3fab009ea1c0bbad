import type { Plugin } from 'vite'

/** Tags that load the page's modules, and `config.json`, which they read. */
const LATE =
  /\s*<(script type="module"|link rel="modulepreload"|link rel="preload" href="\/config\.json")[^>]*>(<\/script>)?/g

/**
 * Has the page's scripts wait in a template until the page that the build has written is painted: on a slow network they
 * would share the line with what it waits for. `firstPaint.ts` takes them out.
 */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'foyer:scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = html.match(LATE) ?? []
        if (tags.length === 0) throw new Error('The build made no scripts for the page.')
        const template = `<template id="scripts">${tags.map((tag) => tag.trim()).join('')}</template>`
        return html.replaceAll(LATE, '').replace('</head>', `  ${template}\n  </head>`)
      },
    },
  }
}
