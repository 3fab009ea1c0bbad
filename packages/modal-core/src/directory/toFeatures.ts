import type { ProjectFeatures } from '../types/wallet.ts'
import { projectFeature } from '../wire/directorySchemas.ts'

/** The server's names of the features that there are here. */
const IDS: Record<Exclude<keyof ProjectFeatures, 'socialLogin'>, string> = {
  emailCapture: 'email_capture',
  multiWallet: 'multi_wallet',
  activity: 'activity',
  swap: 'swap',
  onRamp: 'onramp',
}

/** Unlike the others it has a list that says which. */
const SOCIAL_LOGIN = 'social_login'

/** The most rows that are read. A project has a dozen. */
const MAX_ENTRIES = 100

/** The features that a server turns on or off. A missing feature is off; a null config leaves it to the dapp. */
export function toFeatures(list: readonly unknown[] | null): ProjectFeatures {
  if (list === null) return {}
  const known = new Map(
    list.slice(0, MAX_ENTRIES).flatMap((one) => {
      const { success, data } = projectFeature.safeParse(one)
      return success ? [[data.id, data] as const] : []
    }),
  )
  const features: ProjectFeatures = {}
  for (const [name, id] of Object.entries(IDS) as [keyof typeof IDS, string][]) {
    const feature = known.get(id)
    if (feature?.config === null) continue
    features[name] = feature?.isEnabled === true && feature.config !== undefined
  }
  const login = known.get(SOCIAL_LOGIN)
  if (login?.config !== null)
    features.socialLogin =
      login?.isEnabled === true
        ? (login.config ?? []).filter((one) => typeof one === 'string').slice(0, MAX_ENTRIES)
        : []
  return features
}
