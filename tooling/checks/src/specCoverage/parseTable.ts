/** The cells of the rows that begin with a number. `\|` is a bar within a cell. */
export const parseTable = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => /^\| *\d+ *\|/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
