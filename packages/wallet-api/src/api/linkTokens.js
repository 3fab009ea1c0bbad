// Runs in the pages of mailed links as it stands here.

/** Spaces and characters of no width, which line breaks of mails leave behind. */
const BLANKS = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Mail programs cut links, escape them once or twice, and append dots, brackets and parameters. */
function clean(href) {
  let text = href
  for (let pass = 0; pass < 2; pass++)
    try {
      text = decodeURIComponent(text)
    } catch {
      // A part of an escape stands at the end: the rest is read as it is.
    }
  return text.replaceAll(BLANKS, '')
}

/** The token of a mailed link, out of what stands in the address bar. Undefined where it is not whole. */
export const tokenOfLink = (href) => /#[^\w-]*([\w-]{43})/.exec(clean(href))?.[1]

/** The two tokens of a link that keeps a wallet, with a dot between them. Undefined where they are not whole. */
export const keepTokensOfLink = (href) => /#[^\w-]*keep=(?:3D)?([\w-]{43}\.[\w-]{43})/.exec(clean(href))?.[1]

/** True for a link that keeps a wallet, complete or not. */
export const isKeepLink = (href) => /#[^\w-]*keep\b/.test(clean(href))
