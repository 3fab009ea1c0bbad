import type { Locale } from '@foyer/wallet-api'
import type { PageData } from '../src/readPage.ts'
import type { Assets, Entry, Reference } from './assets.ts'
import { renderOldBrowser } from './renderOldBrowser.ts'

export type RenderSdkParameters = Entry & Pick<Assets, 'importMap'> & { locale: Locale; data: PageData }

/** Renders `/sdk` for a project. Only the headers and one block of JSON differ between projects, and the notice between languages. */
export function renderSdk({ scripts, styles, importMap, locale, data }: RenderSdkParameters): string {
  const [entry, ...imports] = scripts.map(toAttributes)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Wallet</title>',
    '<link rel="icon" href="data:,">',
    // Before anything that loads a module: some browsers take it no later.
    `<script type="importmap">${importMap}</script>`,
    ...styles
      .map(toAttributes)
      .map(({ url, integrity }) => `<link rel="stylesheet" href=${url} ${integrity}>`),
    ...imports.map(({ url, integrity }) => `<link rel="modulepreload" href=${url} ${integrity}>`),
    renderData(data),
    `<script type="module" src=${entry?.url} ${entry?.integrity}></script>`,
    '<body>',
    renderOldBrowser(locale),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

export const toAttributes = ({ url, integrity }: Reference) => ({
  url: `"${url}"`,
  integrity: `integrity="${integrity}"`,
})

/** Renders the data of the page's script. No text in it can close the element. */
export const renderData = (data: object) =>
  `<script type="application/json" id="wallet">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
