/** In characters. A wallet's icon has some ten thousand. */
const MAX_LENGTH = 64 * 1024
const MAX_TAGS = 2000
/** Elements with a mask or clip path, each of which draws that one again. */
const MAX_MASKED = 20

const PROLOG = /^(\ufeff|ï»¿)?\s*(<\?xml\s[^<>?]*\?>)?/
const IGNORED = /<!--(?:(?!--)[\s\S])*-->|<!DOCTYPE[^[<>]*>/g
/** No entities and no escapes: an attribute says the same to the browser as to the checks below. */
const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"([^"<&\\]*)"|'([^'<&\\]*)')/g
const TAG = new RegExp(`<(/?)(\\w+)((?:${ATTRIBUTE.source.replaceAll(/\((?!\?)/g, '(?:')})*)\\s*(/?)>`, 'g')

const ELEMENTS =
  /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|title|desc|stop|linearGradient|radialGradient|clipPath|mask)$/
const NAMES =
  /^(xmlns(:\w+)?|xml:space|id|class|role|(aria|data)-[\w-]+|version|style|viewBox|preserveAspectRatio|width|height|[cfr]?[xyr]|[xy][12]|d|points|offset|color|opacity|overflow|transform|gradientTransform|gradientUnits|spreadMethod|clipPathUnits|mask(Units|ContentUnits|-type)?|(clip|fill|stop)(-\w+)?|stroke(-(?!dash)\w+)?)$/
const REFERENCE = /^url\(#[^()]+\)$/
const FUNCTIONS = /^(transform|gradientTransform|fill|stroke|color|stop-color)$/

/**
 * Returns true if an SVG has only shapes, gradients and a few flat masks, so that drawing it takes no longer than its
 * length suggests. `use`, filters, patterns, entities, style sheets and animations are not allowed.
 */
export function isSafeSvg(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  let tags = 0
  let masked = 0
  /** The number of masks and clip paths that are open. */
  let depth = 0
  let isSafe = true

  function check(_: string, end: string, name: string, attributes: string, empty: string) {
    const isMask = name === 'mask' || name === 'clipPath'
    isSafe &&= ELEMENTS.test(name) && ++tags <= MAX_TAGS
    for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? ''
      const isMasked = key === 'mask' || key === 'clip-path'
      if (isMasked) masked++
      isSafe &&=
        NAMES.test(key) &&
        !(isMasked && (depth > 0 || isMask || masked > MAX_MASKED)) &&
        !(key === 'style' && /dash/i.test(value)) &&
        (!value.includes('(') ||
          ((isMasked || FUNCTIONS.test(key)) && REFERENCE.test(value)) ||
          (FUNCTIONS.test(key) && !/url/i.test(value)))
    }
    if (isMask && empty === '') depth += end === '' ? 1 : -1
    return ''
  }

  const rest = text.replace(PROLOG, '').replace(IGNORED, ' ').replace(TAG, check)
  return isSafe && tags > 0 && !/[<\0]/.test(rest)
}
