/** Loads the picture of a currency of the sale. Undefined where there is none, and while the page is offline. */
export const loadCurrencyPicture = (symbol: string): Promise<string | undefined> =>
  import('@foyer/modal/pictures').then(
    ({ currencyPicture }) => currencyPicture(symbol),
    () => undefined,
  )
