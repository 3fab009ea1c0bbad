import { keepEscape, keepScrolls } from './keepEvents.ts'
import { lockScroll } from './lockScroll.ts'
import { stayReachable } from './stayReachable.ts'

/** Has the page scroll, hide and take nothing of a dialog that stands. The parameters are those of `keepEscape`. Returns what undo it. */
export const holdPage = (...parameters: Parameters<typeof keepEscape>) => [
  stayReachable(parameters[0]),
  lockScroll(),
  keepScrolls(parameters[0]),
  keepEscape(...parameters),
]
