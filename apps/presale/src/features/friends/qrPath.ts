/**
 * Draws the dark modules of a QR code, a bar for each run in a row.
 *
 * @param modules rows from the top, `true` is dark
 * @example qrPath([[true, true, false]]) // 'M0 0h2v1h-2z'
 */
export function qrPath(modules: readonly (readonly boolean[])[]) {
  let path = ''
  for (const [y, row] of modules.entries()) {
    let start: number | undefined
    for (const [x, isDark] of [...row, false].entries()) {
      if (isDark) start ??= x
      else if (start !== undefined) {
        path += `M${start} ${y}h${x - start}v1h${start - x}z`
        start = undefined
      }
    }
  }
  return path
}
