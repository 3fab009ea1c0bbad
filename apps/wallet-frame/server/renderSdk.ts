import type { PageData } from '../src/readPage.ts'
import type { Assets, Reference } from './assets.ts'

export type RenderSdkParameters = Pick<Assets, 'scripts' | 'styles'> & { data: PageData }

/** Renders `/sdk` for a project. Only the headers and one block of JSON differ between projects. */
export function renderSdk({ scripts, styles, data }: RenderSdkParameters): string {
  const [entry, ...imports] = scripts.map(toAttributes)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Wallet</title>',
    '<link rel="icon" href="data:,">',
    ...styles
      .map(toAttributes)
      .map(({ url, integrity }) => `<link rel="stylesheet" href=${url} ${integrity}>`),
    ...imports.map(({ url, integrity }) => `<link rel="modulepreload" href=${url} ${integrity}>`),
    `<script type="application/json" id="wallet">${toJson(data)}</script>`,
    `<script type="module" src=${entry?.url} ${entry?.integrity}></script>`,
    '<body></body>',
    '</html>',
    '',
  ].join('\n')
}

const toAttributes = ({ url, integrity }: Reference) => ({
  url: `"${url}"`,
  integrity: `integrity="${integrity}"`,
})

/** JSON for a script element: no text in it can close the element. */
const toJson = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c')
