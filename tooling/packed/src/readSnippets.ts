export type Snippet = { language: 'ts' | 'tsx'; code: string }

/** The code of a page in Markdown that a compiler can look at: TypeScript, JavaScript, and the modules of HTML. */
export function readSnippets(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(tsx?|js|html)\n(.*?)^```$/gms)].flatMap(([, language, code = '']) => {
    const text = language === 'html' ? modulesOf(code) : code
    if (text.trim() === '') return []
    // A page says `…` for what its reader passes besides.
    return [{ language: language === 'tsx' ? 'tsx' : 'ts', code: text.replaceAll('…,', '...rest,') }]
  })
}

const modulesOf = (html: string) =>
  [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, code]) => code).join('\n')
