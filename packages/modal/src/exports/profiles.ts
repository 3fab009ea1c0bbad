export {
  type EnsClient,
  type ProfileAnswer,
  type ProfilesParameters,
  profiles,
} from '../profiles/profiles.ts'
export type { ProfileAccount } from '../profiles/wantedAccounts.ts'
