import { expect, test } from 'vitest'
import { createHandOff, HAND_OFF_TIMEOUT, type HandOffStatus } from './createHandOff.ts'

/** A page that can be left, and a clock that a test moves on. */
function setup() {
  let isVisible = true
  let onChange = () => {}
  let due: { run: () => void; milliseconds: number } | undefined
  const statuses: HandOffStatus[] = []
  const handOff = createHandOff({
    sight: {
      isVisible: () => isVisible,
      watch(listener) {
        onChange = listener
        return () => {
          onChange = () => {}
        }
      },
    },
    schedule(run, milliseconds) {
      due = { run, milliseconds }
      return () => {
        due = undefined
      }
    },
    onChange: (status) => statuses.push(status),
  })
  function see(next: boolean) {
    isVisible = next
    onChange()
  }
  return { handOff, statuses, see, due: () => due }
}

test('default: the app takes the place of the page, and the visitor comes back', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  see(false)
  expect(due()).toBeUndefined()
  see(true)
  expect(statuses).toEqual(['opening', 'away', 'returned'])
})

test('behavior: a page that stays in sight for 2.5 s offers help', () => {
  const { handOff, statuses, due } = setup()
  handOff.start()
  expect(due()?.milliseconds).toBe(2_500)
  expect(HAND_OFF_TIMEOUT).toBe(2_500)
  due()?.run()
  expect(statuses).toEqual(['opening', 'stayed'])
})

test('behavior: another attempt waits anew, and an app that opens late counts', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  due()?.run()
  handOff.start()
  due()?.run()
  see(false)
  expect(statuses).toEqual(['opening', 'stayed', 'opening', 'stayed', 'away'])
})

test('behavior: leaving the page for something else is not told', () => {
  const { statuses, see } = setup()
  see(false)
  see(true)
  expect(statuses).toEqual([])
})

test('behavior: destroy forgets the clock and the page', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  handOff.destroy()
  see(false)
  expect(due()).toBeUndefined()
  expect(statuses).toEqual(['opening'])
})
