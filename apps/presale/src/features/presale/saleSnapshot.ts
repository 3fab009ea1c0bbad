/** The content of `/sale.json`: the sale as `site snapshot` has read it when the site was deployed. */
export type SaleSnapshot = {
  /** Chain time in seconds. */
  asOf: number
  block: number
  /** USD per YES with 18 decimals. */
  price: string
  nextPrice: string
  /** Chain time in seconds; 0 after the last step. */
  nextPriceAt: number
  /** For the page of the HTML, which is English. */
  texts: { price: string; nextPrice: string; asOf: string }
}

/** As `firstPaint.ts` leaves it to the page, with the time of the server. */
export type ShownSnapshot = SaleSnapshot & {
  /** The server's time when the page was asked for, in seconds. */
  origin: number
}

/** The snapshot that the page was painted with. `firstPaint.ts` has dropped one that is too old. */
export function readSnapshot(): ShownSnapshot | undefined {
  const text = globalThis.document?.documentElement.dataset.sale
  return text === undefined ? undefined : JSON.parse(text)
}
