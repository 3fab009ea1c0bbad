import { connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import './fy-button.ts'

export default { title: 'Buttons/Button' }

const create = (attributes: Record<string, string> = {}) => {
  const button = document.createElement('fy-button')
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value)
  return button
}

export const Disconnected = buttonStory(create)

export const Loading = buttonStory(create, (adapter) => adapter.report({ status: 'reconnecting' }))

export const Connecting = buttonStory(create, (adapter) =>
  adapter.report({ status: 'connecting', connectorId: 'io.one' }),
)

export const Connected = buttonStory(create, (adapter) => adapter.report(connected()))

export const Avatar = buttonStory(
  () => create({ account: 'avatar' }),
  (adapter) => adapter.report(connected()),
)

export const WrongNetwork = buttonStory(create, (adapter) => adapter.report(connected({ chainId: 137 })))

export const Label = buttonStory(() => create({ label: 'Enter' }))

export const Disabled = buttonStory(() => create({ disabled: '' }))
