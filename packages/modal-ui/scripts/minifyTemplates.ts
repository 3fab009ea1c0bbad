import * as analyzer from '@custom-elements-manifest/analyzer'
import type typescript from 'typescript'

// The package's type declarations leave out what it exports.
const { ts } = analyzer as unknown as { ts: typeof typescript }

const minifiers: Record<string, (text: string) => string> = {
  css: (text) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};]) ?/g, '$1')
      .replace(/([:,]) /g, '$1'),
  // One space stays: between inline elements it is drawn.
  html: (text) => text.replace(/\s*\n\s*/g, ' '),
  svg: (text) => text.replace(/\s*\n\s*/g, ' '),
}

/**
 * Removes comments and indentation from the `css`, `html` and `svg` templates of a module. Bundlers of dapps keep them,
 * because to a bundler they are text.
 */
export function minifyTemplates(code: string): string {
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.ES2022, true)
  const edits: { start: number; end: number; text: string }[] = []

  function minify(template: typescript.TemplateLiteral, language: string) {
    const parts = ts.isTemplateExpression(template)
      ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
      : [template]
    for (const part of parts) {
      // Without the marks around it: a back quote or the brackets of a value.
      const start = part.getStart(file) + 1
      const end = part.getEnd() - (ts.isTemplateHead(part) || ts.isTemplateMiddle(part) ? 2 : 1)
      edits.push({ start, end, text: minifiers[language]?.(code.slice(start, end)) ?? '' })
    }
  }

  function visit(node: typescript.Node) {
    if (ts.isTaggedTemplateExpression(node)) {
      const language = node.tag.getText(file)
      if (language in minifiers) minify(node.template, language)
    } else if (
      ts.isTemplateLiteral(node) &&
      /\/\* css \*\/\s*$/.test(code.slice(node.pos, node.getStart(file)))
    )
      minify(node, 'css')
    ts.forEachChild(node, visit)
  }

  visit(file)
  let result = code
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end)
  return result
}
