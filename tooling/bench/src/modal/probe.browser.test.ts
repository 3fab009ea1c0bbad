import { afterEach, beforeEach, expect, test } from 'vitest'
import { installProbe } from './probe.ts'

beforeEach(installProbe)
afterEach(() => document.body.replaceChildren())

/** True when the promise is still pending after two frames. */
async function isPending(promise: Promise<unknown>) {
  const pending = Symbol()
  const frames = new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(pending))),
  )
  return (await Promise.race([promise, frames])) === pending
}

test('finds a clickable button in the page', async () => {
  document.body.innerHTML = '<button>Open</button>'
  const { x, y } = await benchProbe.clickable('Open')
  expect(document.elementFromPoint(x, y)?.localName).toBe('button')
})

test('finds a clickable button in a shadow root whose text is slotted', async () => {
  document.body.innerHTML = '<div><span>Wallet</span></div>'
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' })
  root?.append(document.createElement('button'))
  root?.querySelector('button')?.append(document.createElement('slot'))
  await expect(benchProbe.clickable('Wallet')).resolves.toMatchObject({ at: expect.any(Number) })
})

test('waits while something covers the button', async () => {
  document.body.innerHTML = '<button>Open</button><div style="position: fixed; inset: 0"></div>'
  const clickable = benchProbe.clickable('Open')
  expect(await isPending(clickable)).toBe(true)
  document.querySelector('div')?.remove()
  await clickable
})

test('waits while the button is disabled, and as long as there is none', async () => {
  document.body.innerHTML = '<button disabled>Open</button><p>Text</p>'
  expect(await isPending(benchProbe.clickable('Open'))).toBe(true)
  expect(await isPending(benchProbe.clickable('Text'))).toBe(true)
})

test('waits until a button that moves has come to rest', async () => {
  document.body.innerHTML = '<button style="position: absolute; top: 0">Open</button>'
  const button = document.querySelector('button')
  let top = 0
  const move = () => {
    if (top === 30) return
    top++
    button?.style.setProperty('top', `${top}px`)
    requestAnimationFrame(move)
  }
  move()
  expect((await benchProbe.atRest('Open')).y).toBeGreaterThan(30)
})

test('follows a text that appears and disappears', async () => {
  const shown = benchProbe.shown('0x12')
  expect(await isPending(shown)).toBe(true)
  document.body.textContent = '0x12'
  await shown
  const gone = benchProbe.gone('0x12')
  expect(await isPending(gone)).toBe(true)
  document.body.textContent = ''
  await gone
})

test('records the time of the click', () => {
  const before = performance.now()
  document.body.click()
  expect(benchProbe.clickedAt).toBeGreaterThanOrEqual(before)
})
