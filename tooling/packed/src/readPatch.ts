export type FilePatch = { file: string; text: string; changedLines: number }

/** The files of what `compat migrate` printed, each with the number of its lines that are removed or added. */
export function readPatch(report: string): FilePatch[] {
  return report
    .split(/^={3,}\n/m)
    .slice(1)
    .map((text) => {
      const file = /^\+\+\+ b\/(\S+)/m.exec(text)?.[1]
      if (file === undefined) throw new Error(`A part of the patch names no file:\n${text}`)
      return {
        file,
        text,
        changedLines: text.split('\n').filter((line) => /^[+-](?![+-])/.test(line)).length,
      }
    })
}
