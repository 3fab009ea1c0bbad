import type { Config } from 'wagmi'
import { announcedId, nameOf } from '../eip1193/announcedId.ts'
import { readAnnouncement } from '../eip1193/readAnnouncement.ts'

/**
 * Gives each announced wallet a connector where several have one rdns: wagmi makes one for the first, or several with one
 * id. The wallet that wagmi has stored by the rdns keeps it as its id, else the first one.
 */
export function separateWallets({ _internal: { mipd, connectors }, connectors: before, state }: Config) {
  const owners = new Map<string, string>()
  for (const { connector } of state.connections.values()) owners.set(connector.id, connector.name)
  const valid = (mipd?.getProviders() ?? []).filter((detail) => readAnnouncement(detail) !== undefined)
  // A wallet may announce itself once more, by another uuid and name.
  const details = valid.filter(
    ({ info, provider }, index) =>
      index === valid.findIndex((one) => one.info.rdns === info.rdns && one.provider === provider),
  )
  let list = [...before]
  for (const detail of details) {
    const { info } = detail
    const siblings = details.filter((one) => one.info.rdns === info.rdns)
    if (siblings.length === 1) continue
    const names = siblings.map((one) => nameOf(one.info))
    const stored = owners.get(info.rdns)
    const owner = stored !== undefined && names.includes(stored) ? stored : (names[0] ?? info.rdns)
    const id = announcedId(info, owner)
    if (list.some((one) => one.id === id && one.name === info.name)) continue
    const twin = connectors.setup(
      connectors.providerDetailToConnector({ ...detail, info: { ...info, rdns: id } }),
    )
    list = [...list.filter((one) => one.id !== info.rdns || one.name !== info.name), twin]
  }
  if (list.length !== before.length || list.some((one) => !before.includes(one))) connectors.setState(list)
}
