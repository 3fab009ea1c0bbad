import { expect, test, vi } from 'vitest'
import { watchWallets } from './watchWallets.ts'

type Api = { register: (...wallets: unknown[]) => () => void }

/** Creates the page as its wallets see it. */
function setup() {
  const target = new EventTarget()
  const onChange = vi.fn()
  const stop = watchWallets({ target, accepts: () => true, onChange })
  const apis: Api[] = []
  const detail = (api: Api) => void apis.push(api)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  const names = () => onChange.mock.lastCall?.[0].map(({ name }: { name: string }) => name)
  return { target, api: apis[0] as Api, onChange, names, stop }
}

const wallet = (name: string) => ({ name, icon: '', chains: [], features: {} })

test('keeps a hundred of ten thousand wallets, reads no more of the others, and reports once', async () => {
  const { api, onChange, names } = setup()
  const read = vi.fn(() => 'Late')
  const late = Object.defineProperty({ ...wallet('') }, 'name', { get: read })
  api.register(...Array.from({ length: 10_000 }, (_, index) => wallet(`Wallet ${index}`)), late)
  await Promise.resolve()
  expect(names()).toHaveLength(100)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(read).not.toHaveBeenCalled()
})

test('removes a wallet that takes itself away, and ignores one that comes after the end', async () => {
  const { api, names, stop, onChange } = setup()
  const unregister = api.register(wallet('One'), wallet('Two'))
  await Promise.resolve()
  expect(names()).toEqual(['One', 'Two'])
  unregister()
  await Promise.resolve()
  expect(names()).toEqual([])
  stop()
  onChange.mockClear()
  api.register(wallet('Three'))
  await Promise.resolve()
  expect(onChange).not.toHaveBeenCalled()
})
