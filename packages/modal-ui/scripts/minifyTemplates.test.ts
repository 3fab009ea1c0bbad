import { expect, test } from 'vitest'
import { minifyTemplates } from './minifyTemplates.ts'

/** The template of a module that has nothing else. In these tests `@{x}` stands for a value, `${x}`. */
const minify = (template: string) => minifyTemplates(template.replaceAll('@{', '${')).replaceAll('${', '@{')

test('removes comments and white space from css', () => {
  const template = `css \`
    /* Why. */
    .a .b > c,
    :host(:not([round])) :hover {
      color: red;
      transition:
        opacity 1s,
        height calc(1px + 2px);
    }
  \``
  expect(minify(template)).toBe(
    'css ` .a .b > c,:host(:not([round])) :hover{color:red;transition:opacity 1s,height calc(1px + 2px);}`',
  )
})

test('keeps one space in html where there was a line break', () => {
  const template = 'html `<a\n  href="#"\n>\n  one\n</a>@{list.map((each) => html `<b>  two\n  </b>`)}\n!`'
  expect(minify(template)).toBe('html `<a href="#" > one </a>@{list.map((each) => html `<b>  two </b>`)} !`')
})

test('keeps the space around the values of a css template', () => {
  expect(minify('css `@{one} {\n    size: 1px @{two} @{three} 2px;\n  }\n`')).toBe(
    'css `@{one}{size:1px @{two} @{three} 2px;}`',
  )
})

test('minifies a plain template that is marked as css', () => {
  expect(minify('/* css */ `a {\n    b: c;\n  }\n`')).toBe('/* css */ `a{b:c;}`')
})

test('leaves other code and templates as they are', () => {
  const code = '`one\n  /* two */ @{three}`;\n    /* four */ five()'
  expect(minify(code)).toBe(code)
})
