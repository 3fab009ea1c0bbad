/** Keeps the newest lines, up to that many bytes of UTF-8 in all, line ends included. */
export function createBuffer(mostBytes: number) {
  const encoder = new TextEncoder()
  let lines: { text: string; size: number }[] = []
  let bytes = 0

  return {
    add(text: string) {
      const size = encoder.encode(text).length + 1
      lines.push({ text, size })
      bytes += size
      let old = 0
      for (const line of lines) {
        if (bytes <= mostBytes) break
        bytes -= line.size
        old++
      }
      if (old > 0) lines = lines.slice(old)
    },

    lines: () => lines.map(({ text }) => text),
  }
}
