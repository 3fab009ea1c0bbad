import type { Instance } from '@foyer/modal-core'
import { bsc, connected, createFakeAdapter } from '@foyer/modal-core/test'
import { Component, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFoyer } from '../createFoyer.ts'
import { FoyerButton, useFoyer, useFoyerAccount, useFoyerState } from '../exports/react.ts'

function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  root.render(<StrictMode>{node}</StrictMode>)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

function Status() {
  const { router } = useFoyerState()
  const account = useFoyerAccount()
  const { connect } = useFoyer()
  return (
    <>
      <p>{`${account.status} ${router.open ? 'open' : 'closed'}`}</p>
      <button type="button" onClick={() => connect({ connectorId: 'io.one' })}>
        Go
      </button>
    </>
  )
}

/** Owns a modal for as long as it is mounted. */
function Owner({ create, onConnect }: { create: () => Instance; onConnect: () => void }) {
  useEffect(() => {
    const foyer = create()
    const off = foyer.on('connect', onConnect)
    foyer.open()
    return () => {
      off()
      foyer.destroy()
    }
  }, [create, onConnect])
  return <FoyerButton />
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render() {
    return this.state.message ? <pre>{this.state.message}</pre> : this.props.children
  }
}

function setup(id?: string) {
  const adapter = createFakeAdapter()
  const parameters = { networks: [bsc], adapters: [adapter], storage: null, id }
  const foyer = createFoyer(parameters)
  onTestFinished(foyer.destroy)
  return { adapter, foyer, parameters }
}

test('FoyerButton: opens the modal', async () => {
  setup()
  render(<FoyerButton label="Enter" />)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('FoyerButton: parameters: modal', async () => {
  const one = setup('one')
  const two = setup('two')
  render(<FoyerButton modal={two.foyer} />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect([one.foyer.state.router.open, two.foyer.state.router.open]).toEqual([false, true])
})

test('hooks: follow the modal', async () => {
  const { foyer, adapter } = setup()
  render(<Status />)
  await expect.element(page.getByText('disconnected closed')).toBeVisible()
  foyer.open()
  await expect.element(page.getByText('disconnected open')).toBeInTheDocument()
  foyer.close()
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByText('connected closed', { exact: true })).toBeVisible()
  adapter.report({ status: 'disconnected' })
  await expect.element(page.getByText('disconnected closed')).toBeVisible()
})

test('behavior: an effect that runs twice, as in StrictMode, makes one modal and one listener', async () => {
  const { adapter, parameters, foyer } = setup()
  foyer.destroy()
  let connects = 0
  render(
    <Owner
      create={() => createFoyer(parameters)}
      onConnect={() => {
        connects++
      }}
    />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.querySelectorAll('fy-modal')).toHaveLength(1)
  adapter.report(connected())
  expect(connects).toBe(1)
})

test('error: hooks without a modal say what to do', async () => {
  render(
    <Boundary>
      <Status />
    </Boundary>,
  )
  await expect.element(page.getByText(/No modal to open\s+Call createFoyer\(\) first/)).toBeVisible()
})
