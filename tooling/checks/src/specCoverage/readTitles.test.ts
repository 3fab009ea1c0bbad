import { describe, expect, test } from 'vitest'
import { readTitles } from './readTitles.ts'

const read = (source: string) => readTitles('a.test.ts', source)

describe('TypeScript', () => {
  test('joins the titles of the groups around a test', () => {
    expect(
      read(`
        describe('a', () => { describe("b", () => { test('c', () => {}) }); it(\`d\`, async () => {}) })
        test.describe('e', () => { test('f', async ({ page }) => {}) })
      `),
    ).toEqual(['a › b › c', 'a › d', 'e › f'])
  })

  test('keeps placeholders as they are written', () => {
    expect(
      read(`
        test.each([1, 2])('number %i', () => {})
        test.each\`a | b\`('row $a', () => {})
        describe.each(rows)('group %s', () => { test('b', () => {}) })
        test.skipIf(isSlow)('some %s', () => {})
      `),
    ).toEqual(['number %i', 'row $a', 'group %s › b', 'some %s'])
  })

  test('keeps the expressions of a template as they are written', () => {
    const expression = (text: string) => ['$', '{', text, '}'].join('')
    const title = `is ${expression("name ? 'x' : ''")}!`
    expect(read(`test(\`${title}\`, () => {}); test(name, () => {})`)).toEqual([title, expression('name')])
  })

  test('reads a title with quotes, bars and line breaks in its call', () => {
    expect(read(`test(\n'it\\'s "a" | b',\nasync () => {},\n)`)).toEqual(['it\'s "a" | b'])
  })

  test('knows tests of `test:full`', () => {
    expect(read(`const testInFull = onlyInFull(test); testInFull('a', () => {})`)).toEqual(['a'])
  })

  test('knows tests with fixtures of their own', () => {
    expect(read(`const own = test.extend<{ a: 1 }>({}); own('a', () => {})`)).toEqual(['a'])
  })

  test.each([
    ['a comment', `// test('a', () => {})\n/* test('a', () => {}) */`],
    ['a text', `const code = "test('a', () => {})"`],
    // Text that is read as the source of tests: nothing of this file is skipped.
    ['a test that never runs', `test.skip('a', () => {}); describe.skip('b', () => { test('a', () => {}) })`],
    ['a step', `test.step('a', () => {}); other('a', () => {})`],
    ['a test without a body', `test.todo('a'); test('a')`],
  ])('reads no title from %s', (_, source) => {
    expect(read(source)).not.toContain('a')
  })
})

test('reads the names of the functions of a Solidity test', () => {
  const source = `
    // function test_Commented() external {}
    /* function test_Block() external {} */
    function setUp() public {}
    function test_WhenItWorks() external {}
    function testFuzz_When(uint256 a) external {}
    function invariant_Holds() external {}
  `
  expect(readTitles('a.t.sol', source)).toEqual(['test_WhenItWorks', 'testFuzz_When', 'invariant_Holds'])
})
