import { expect, test, vi } from 'vitest'
import { shareFile } from './shareFile.ts'

test.each([
  ['application/json', 'backup.json'],
  ['text/plain', 'backup.json.txt'],
])('shares a file where the browser shares %s', async (type, name) => {
  const share = vi.fn(async (_: ShareData) => {})
  const canShare = ({ files = [] }: ShareData = {}) => files.every((file) => file.type === type)
  expect(await shareFile('backup.json', '{}', { share, canShare })).toBe(true)
  const [file] = share.mock.lastCall?.[0].files ?? []
  expect([file?.name, await file?.text()]).toEqual([name, '{}'])
})

test('shares the text where the browser shares no files', async () => {
  const share = vi.fn(async (_: ShareData) => {})
  expect(await shareFile('backup.json', '{}', { share })).toBe(true)
  expect(share).toHaveBeenCalledWith({ title: 'backup.json', text: '{}' })
})

test('says that nothing was shared when the user closes the list of apps', async () => {
  const share = () => Promise.reject(new DOMException('', 'AbortError'))
  expect(await shareFile('backup.json', '{}', { share })).toBe(false)
})
