import { encode } from 'uqr'

/** Modules of light that cameras need around a code. What is around it on the page may be dark. */
const BORDER = 4
/** The part of the code's width that its picture takes: some 5 % of its modules, of which a quarter may be missing. */
const PICTURE = 0.22

export type QrCode = {
  /** True is dark. */
  rows: readonly (readonly boolean[])[]
  /** Modules along one side, the border among them. */
  size: number
  /** Modules along one side of the middle that is left free. */
  hole: number
}

/** A text as a QR code that can still be read with a picture in its middle. */
export function createQrCode(value: string): QrCode {
  const { data, size } = encode(value, { ecc: 'Q', border: BORDER })
  const around = Math.round((size * (1 - PICTURE)) / 2)
  const isFree = (place: number) => place >= around && place < size - around
  const rows = data.map((row, y) => row.map((isDark, x) => isDark && !(isFree(x) && isFree(y))))
  return { rows, size, hole: size - 2 * around }
}

/** One path of crisp squares: each run of dark modules in a row is one rectangle. */
export function toPath({ rows }: QrCode): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}
