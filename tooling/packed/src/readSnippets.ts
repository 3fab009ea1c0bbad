export type Snippet = { language: 'ts' | 'tsx'; code: string }

/** Reads the snippets of a Markdown page that can be compiled: TypeScript, JavaScript, and module scripts of HTML. */
export function readSnippets(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(tsx?|js|html)\n(.*?)^```$/gms)].flatMap(([, language, code = '']) => {
    const text = language === 'html' ? modulesOf(code) : code
    if (text.trim() === '') return []
    // A page writes `…` for further properties that its reader passes.
    return [{ language: language === 'tsx' ? 'tsx' : 'ts', code: text.replaceAll('…,', '...rest,') }]
  })
}

const modulesOf = (html: string) =>
  [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, code]) => code).join('\n')
