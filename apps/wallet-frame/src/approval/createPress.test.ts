import { expect, test } from 'vitest'
import { createPress } from './createPress.ts'

/** An event of the browser, which a script cannot make. */
const event = (fields: object = {}) => ({ isTrusted: true, ...fields }) as never
const finger = { pointerType: 'touch', screenX: 7, screenY: 9 }

test('counts a finger that goes down and up', () => {
  const press = createPress(() => true)
  press.start(event(finger))
  expect(press.end(event(finger))).toEqual({ pointer: event(finger) })
})

test.each(['touch', 'mouse', 'pen'])(
  'does not count a click by %s whose beginning was lost',
  (pointerType) => {
    expect(createPress(() => true).end(event({ ...finger, pointerType }))).toBeUndefined()
  },
)

test.each([{ pointerType: '' }, {}])('counts a click of assistive technology: %j', (fields) => {
  expect(createPress(() => true).end(event(fields))).toEqual({ pointer: undefined })
})

test('counts one press once', () => {
  const press = createPress(() => true)
  press.start(event(finger))
  press.end(event(finger))
  expect(press.end(event(finger))).toBeUndefined()
})
