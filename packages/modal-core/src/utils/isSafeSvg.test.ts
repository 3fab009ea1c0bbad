import { expect, test } from 'vitest'
import { isSafeSvg } from './isSafeSvg.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${content}</svg>`

test.each([
  [
    'shapes',
    svg('<rect width="32" height="32" rx="8" fill="#fff"/><path d="M0 0h1z" fill-rule="evenodd" />'),
  ],
  [
    'a prolog, a doctype and comments',
    `\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: x -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<g/>')}`,
  ],
  [
    'a gradient',
    svg(
      '<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1" gradientTransform="rotate(90)"><stop offset="0" stop-color="rgb(1,2,3)"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
    ),
  ],
  [
    'a mask',
    svg(
      '<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse"><path d="M0 0" fill="white"/></mask><g mask="url(#m)"><circle cx="1" cy="1" r="1" fill="red"/></g>',
    ),
  ],
  [
    'a clip path',
    svg(
      '<g clip-path="url(#c)"><path d="M0 0" transform="matrix(1 0 0 1 0 0)"/></g><defs><clipPath id="c"><rect width="1" height="1"/></clipPath></defs>',
    ),
  ],
  ['a title with an entity', svg('<title>A &amp; B</title>')],
  ['single quotes', "<svg xmlns='http://www.w3.org/2000/svg'><g opacity='.5'/></svg>"],
])('accepts %s', (_, text) => {
  expect(isSafeSvg(text)).toBe(true)
})

const uses = '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'
const entity = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'

test.each([
  ['nothing', ''],
  ['a text', 'svg'],
  ['nested use', svg(uses)],
  ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="1000"/></filter><g filter="url(#f)"/>')],
  ['a filter attribute', svg('<g filter="blur(9px)"/>')],
  ['a pattern', svg('<pattern id="p"/><rect fill="url(#p)"/>')],
  ['entities', `${entity}${svg('<title>&b;</title>')}`],
  ['an entity in an attribute', svg('<g mask="&#117;rl(#a)"/>')],
  ['an escape in an attribute', svg('<g mask="\\75 rl(#a)"/>')],
  ['a style sheet', svg('<style>g{filter:blur(9px)}</style>')],
  ['a filter in a style', svg('<g style="filter:blur(9px)"/>')],
  ['dashes', svg('<path d="M0 0h9" stroke="red" stroke-dasharray=".0001"/>')],
  ['dashes in a style', svg('<path d="M0 0h9" style="stroke-DASHarray:.0001"/>')],
  ['an animation', svg('<rect><animate attributeName="x" dur="1ms"/></rect>')],
  ['a script', svg('<script>1</script>')],
  ['a handler', svg('', ' onload="1"')],
  ['an image', svg('<image href="data:image/png;base64,"/>')],
  ['a foreign object', svg('<foreignObject><div/></foreignObject>')],
  ['another namespace', svg('<svg:use/>')],
  ['CDATA', svg('<![CDATA[<use/>]]>')],
  ['a processing instruction', `<?xml-stylesheet href="data:,"?>${svg('')}`],
  ['a mask in a mask', svg('<mask id="a"><g mask="url(#b)"/></mask><mask id="b"/><g mask="url(#a)"/>')],
  ['a clip path of a mask', svg('<mask id="a" clip-path="url(#b)"/>')],
  ['a clip path in a clip path', svg('<clipPath id="a"><path clip-path="url(#b)" d=""/></clipPath>')],
  ['21 masked elements', svg('<g mask="url(#a)"/>'.repeat(21))],
  ['2,001 tags', svg('<g/>'.repeat(2001))],
  ['more than 64 KiB', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`)],
  ['an address elsewhere', svg('<path fill="url(https://evil.example/#a)"/>')],
  ['UTF-16', [...svg('<use/>')].map((character) => `${character}\0`).join('')],
  ['a tag that does not end', '<svg xmlns="http://www.w3.org/2000/svg"><path d="'],
])('refuses %s', (_, text) => {
  expect(isSafeSvg(text)).toBe(false)
})

test.each([
  ['spaces', `<svg ${' '.repeat(60_000)}`],
  ['attributes', `<svg${' a="b"'.repeat(10_000)}`],
  ['names', `<svg a${'a'.repeat(60_000)}`],
  ['tags', '<g '.repeat(20_000)],
  ['comments', '<!--'.repeat(15_000)],
  ['doctypes', '<!DOCTYPE'.repeat(7_000)],
])('refuses repeated %s', (_, text) => {
  expect(isSafeSvg(text)).toBe(false)
})
