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

test('reports opening, away and returned when the app opens and the visitor comes back', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  see(false)
  expect(due()).toBeUndefined()
  see(true)
  expect(statuses).toEqual(['opening', 'away', 'returned'])
})

test('offers help when the page stays visible for 2.5 s', () => {
  const { handOff, statuses, due } = setup()
  handOff.start()
  expect(due()?.milliseconds).toBe(2_500)
  expect(HAND_OFF_TIMEOUT).toBe(2_500)
  due()?.run()
  expect(statuses).toEqual(['opening', 'stayed'])
})

test('restarts the timer on another attempt, and counts an app that opens late', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  due()?.run()
  handOff.start()
  due()?.run()
  see(false)
  expect(statuses).toEqual(['opening', 'stayed', 'opening', 'stayed', 'away'])
})

test('reports nothing when the page is left for something else', () => {
  const { statuses, see } = setup()
  see(false)
  see(true)
  expect(statuses).toEqual([])
})

test('clears the timer and the page listener on destroy', () => {
  const { handOff, statuses, see, due } = setup()
  handOff.start()
  handOff.destroy()
  see(false)
  expect(due()).toBeUndefined()
  expect(statuses).toEqual(['opening'])
})
