import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { leaveRoomFor } from './foot.ts'

test('neither what has the focus nor the end of the page is behind the bars at the foot, however many they are', async () => {
  const buttons = document.createElement('div')
  buttons.innerHTML = '<button style="display: block; height: 40px">Here</button>'.repeat(30)
  const foot = document.createElement('div')
  foot.style.cssText = 'position: fixed; inset: auto 0 0'
  document.body.append(buttons, foot)
  const stop = leaveRoomFor(foot)
  onTestFinished(() => {
    stop?.()
    buttons.remove()
    foot.remove()
    scrollTo(0, 0)
  })
  const padding = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd
  expect(padding()).toBe('auto')

  foot.innerHTML = '<p style="margin: 0; height: 70px"></p><p style="margin: 0; height: 90px"></p>'
  await expect.poll(padding).toBe('176px')
  const { top } = foot.getBoundingClientRect()
  for (let presses = 0; presses < 30; presses += 1) {
    await userEvent.tab()
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  }
  expect(document.activeElement).toBe(buttons.lastChild)

  // It covers the page: no room is left for it.
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<p style="height: 200px"></p>'
  foot.append(dialog)
  dialog.showModal()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(padding()).toBe('176px')

  foot.replaceChildren()
  await expect.poll(padding).toBe('auto')
})
