import { expect, onTestFinished, test, vi } from 'vitest'
import { createFoyer } from '../createFoyer.ts'
import { FyDoctor } from './fyDoctor.ts'

const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://bsc.example.org'] } },
}

test('shows what the instance finds as text, and copies it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: '0x38' }))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    writeText.mockRestore()
  })
  const foyer = createFoyer({ id: 'doctor', networks: [bsc], storage: null })
  onTestFinished(foyer.destroy)
  customElements.define('fy-doctor-test', class extends FyDoctor {})
  const element = document.createElement('fy-doctor-test')
  element.setAttribute('instance', 'doctor')
  document.body.append(element)
  onTestFinished(() => element.remove())
  const text = () => element.shadowRoot?.querySelector('pre')?.textContent ?? ''
  await vi.waitUntil(() => text().includes('ok rpc: The node of BNB Smart Chain (56) answers'))
  expect(text()).toMatch(/^error adapters: The modal has no adapter/)
  element.shadowRoot?.querySelector('button')?.click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text())
})
