/** A task of the page of tasks. */
export type Task = {
  number: number
  title: string
  /** The number of lines that the page states. Undefined where it says that it cannot or will not be done. */
  stated: number | undefined
  /** The number of lines that were counted. */
  counted: number
  isRefused: boolean
}

/**
 * Reads the page of tasks. A task has blocks of its own, or names the section of a page (`server.md#wagmis-cookies`) whose
 * blocks are its lines.
 */
export async function readTasks(
  markdown: string,
  readPage: (path: string) => Promise<string>,
): Promise<Task[]> {
  const parts = markdown.split(/^### (?=\d+\. )/m).slice(1)
  return Promise.all(
    parts.map(async (part) => {
      const [heading = '', ...rest] = part.split('\n')
      const text = rest.join('\n').split(/^## /m)[0] ?? ''
      const [, number, title = ''] = /^(\d+)\. (.+)$/.exec(heading) ?? []
      const stated = /^(\d+) lines?[.,]/m.exec(text)?.[1]
      const [, page = '', anchor = ''] = /^\d+ lines, in \[[^\]]+\]\(([^)#]+)#([^)]+)\)/m.exec(text) ?? []
      const source = page === '' ? text : sectionOf(await readPage(page), anchor)
      return {
        number: Number(number),
        title,
        stated: stated === undefined ? undefined : Number(stated),
        counted: countLines(source),
        isRefused: /^Not planned\. \S/m.test(text),
      }
    }),
  )
}

/** The text under a heading, up to the next of its level. */
function sectionOf(markdown: string, anchor: string) {
  const sections = markdown.split(/^## /m)
  const found = sections.find((each) => slug(each.split('\n')[0] ?? '') === anchor)
  if (found === undefined) throw new Error(`No section has the anchor #${anchor}`)
  return found
}

/** As GitHub makes the anchor of a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')

/** The lines of all blocks but imports, comments and empty ones. Shell commands install, and count as none. */
function countLines(markdown: string) {
  const blocks = [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(
    ([, language]) => language !== 'sh',
  )
  return blocks
    .flatMap(([, , code = '']) =>
      code.replaceAll(/^ *import\s(?:[^'"]*?from\s)?['"][^'"]*['"].*\n/gm, '').split('\n'),
    )
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line)).length
}
