import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DownloadButton } from './DownloadButton.tsx'

test('asks whether the file is there, and hands out its content where the browser saves none', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    vi.restoreAllMocks()
    root.unmount()
    container.remove()
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
  root.render(
    <DownloadButton name="safe.json" type="application/json" content={() => '{"calls":[]}'}>
      Save the file
    </DownloadButton>,
  )
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect.element(page.getByText('Did the browser save safe.json?')).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy its content' })
  await copy.click()
  await expect.element(page.getByText('The browser did not allow that.')).toBeVisible()
  write.mockResolvedValue()
  await copy.click()
  expect(write).toHaveBeenLastCalledWith('{"calls":[]}')
  await page.getByRole('button', { name: 'Yes, it is saved' }).click()
  await expect.element(copy).not.toBeInTheDocument()
})
