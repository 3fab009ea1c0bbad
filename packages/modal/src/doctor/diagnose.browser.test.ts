import { BaseError, findModal } from '@foyer/modal-core/page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CreateFoyerParameters, createFoyer } from '../createFoyer.ts'
import { log } from '../log/log.ts'
import { VERSION } from './generated/version.ts'

const CHAIN = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [location.origin] } },
}

function setup(options: Partial<CreateFoyerParameters>) {
  const foyer = createFoyer({ id: 'doctor', networks: [CHAIN], storage: null, ...options })
  onTestFinished(foyer.destroy)
  return async (id: string) => (await foyer.diagnose()).filter((one) => one.id === id)
}

// The first of the file, where nothing has drawn a modal before.
test('texts that are hard to read in the theme, with the modal closed, and shows nothing for it', async () => {
  const preload = 'intent'
  const themeVariables = { '--fy-color-mix': '#888888', '--fy-color-mix-strength': '90' }
  const find = setup({ preload, themeVariables })
  const [first] = await find('contrast')
  expect(first?.level).toBe('warn')
  expect(first?.title).toMatch(/^Texts are hard .* --fy-color-muted on --fy-color-surface: \d\.\d/)
  expect(document.querySelector('fy-modal')).toBeNull()
  const other = setup({ id: 'yellow', preload, themeVariables: { '--fy-accent': '#ffee00' } })
  expect(await other('contrast')).toMatchObject([
    { level: 'ok', title: 'The texts of the theme can be read' },
  ])
})

test('one copy of Foyer behind two modals', async () => {
  const foyers = ['one', 'two'].map((id) => createFoyer({ id, networks: [CHAIN], storage: null }))
  onTestFinished(() => foyers.forEach((foyer) => void foyer.destroy()))
  const found = await foyers[0]?.diagnose()
  expect(found?.filter(({ id }) => id === 'copies')).toEqual([])
  expect(found?.find(({ id }) => id === 'versions')?.title).toMatch(`@foyer/modal@${VERSION}, lit-html@3.`)
})

test('the newest failures of the log, without accounts', async () => {
  const kept = log()
  const foyer = createFoyer({ id: 'logged', networks: [CHAIN], storage: null, features: [kept] })
  onTestFinished(foyer.destroy)
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => silent.mockRestore())
  const find = async () => (await foyer.diagnose()).filter(({ id }) => id === 'log')
  expect(await find()).toMatchObject([{ level: 'ok', title: 'The log has no failure' }])
  const error = new BaseError('ada@example.org: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 is unknown', {})
  for (let count = 0; count < 21; count += 1)
    findModal('logged')?.events.emit('error', { error, action: 'connect' } as never)
  const found = await find()
  expect(found).toHaveLength(20)
  expect(found[0]?.level).toBe('warn')
  expect(found[0]?.title).toMatch(/^\d{4}-.*Z error .*…@… … is unknown/)
})
