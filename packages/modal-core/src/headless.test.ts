// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { activeAccount, connect, disconnect, switchNetwork } from './exports/index.ts'
import { deferred, setupModal } from './exports/test.ts'
import type { ConnectedAccount } from './types/account.ts'

/** A dapp's own drawing: a line for the state, a button for each wallet. */
function drawOwnUi() {
  const { modal, adapter } = setupModal()
  const [line, list] = [document.createElement('output'), document.createElement('menu')]
  document.body.append(line, list)

  function draw() {
    const account = activeAccount(modal.state)
    const failed = modal.state.request.current.status === 'failed' ? ' failed' : ''
    line.textContent = `${account.status}${account.status === 'connected' ? ` on ${account.chainId}` : ''}${failed}`
    list.replaceChildren(
      ...modal.state.connectors.list.map(({ id, name }) => {
        const button = Object.assign(document.createElement('button'), { textContent: name })
        button.addEventListener('click', () => connect(modal, { connectorId: id }).catch(() => {}))
        return button
      }),
    )
  }
  const stop = modal.subscribe(draw)
  draw()
  onTestFinished(() => {
    stop()
    modal.destroy()
    document.body.replaceChildren()
  })
  const press = (name: string) =>
    [...list.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  const says = (text: string) => vi.waitUntil(() => line.textContent === text)
  return { modal, adapter, press, says }
}

test('drives a custom UI through the core and its actions, without drawing anything', async () => {
  const { modal, adapter, press, says } = drawOwnUi()
  const answer = deferred<ConnectedAccount>()
  adapter.answers.connect = () => answer.promise
  await says('disconnected')
  press('Two')
  await says('connecting')
  answer.reject({ code: 4001 })
  await says('disconnected failed')

  adapter.answers.connect = async (connectorId) => ({
    status: 'connected',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    chainId: 56,
    connectorId,
  })
  press('Two')
  await says('connected on 56')
  await switchNetwork(modal, { chainId: 1 })
  await says('connected on 1')
  await disconnect(modal)
  await says('disconnected')
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(['output', 'menu'])
  expect(modal.state.router.open).toBe(false)
})
