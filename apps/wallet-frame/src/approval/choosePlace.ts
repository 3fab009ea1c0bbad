const ROWS = ['top', 'middle', 'bottom'] as const
const SIDES = ['start', 'end'] as const

/** The place of the second step's button: above the title, below it or above the footer, on either side. */
export type Place = { row: (typeof ROWS)[number]; side: (typeof SIDES)[number] }

export const PLACES: readonly Place[] = ROWS.flatMap((row) => SIDES.map((side) => ({ row, side })))

/** One of the places, which nobody outside of this page can know. None of them is where Approve is. */
export function choosePlace(): Place {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return PLACES[random % PLACES.length] as Place
}
