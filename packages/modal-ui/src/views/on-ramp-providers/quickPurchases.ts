/** The number of amounts that are proposed. */
const COUNT = 3
const ROUND = [1, 2, 5]
/** More than any currency has before the point. */
const MOST_DIGITS = 12

/** The first round amounts, whole ones, that a currency's limits allow. */
export function quickPurchases(min: string, max: string): string[] {
  const all = Array.from({ length: MOST_DIGITS }, (_, zeros) => ROUND.map((digit) => digit * 10 ** zeros))
  return all
    .flat()
    .filter((amount) => amount >= Number(min) && amount <= Number(max))
    .slice(0, COUNT)
    .map(String)
}
