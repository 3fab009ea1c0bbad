import { expect, test } from 'vitest'
import { readSnippets } from './readSnippets.ts'

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

test('returns the blocks that a compiler can check, by language', () => {
  const page = [fenced('sh', 'npm install'), fenced('ts', 'a()'), 'Text.\n', fenced('tsx', '<A />')].join(
    '\n',
  )
  expect(readSnippets(page)).toEqual([
    { language: 'ts', code: 'a()\n' },
    { language: 'tsx', code: '<A />\n' },
  ])
})

test('returns the modules of a block in HTML', () => {
  const html = '<fy-button></fy-button>\n<script type="module">a()</script>\n<script src="/b.js"></script>'
  expect(readSnippets(fenced('html', html))).toEqual([{ language: 'ts', code: 'a()' }])
  expect(readSnippets(fenced('html', '<fy-button></fy-button>'))).toEqual([])
})

test('reads an ellipsis as the rest of an object', () => {
  expect(readSnippets(fenced('ts', 'a({ …, b })'))).toEqual([{ language: 'ts', code: 'a({ ...rest, b })\n' }])
})
