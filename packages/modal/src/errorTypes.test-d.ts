import { expectTypeOf, test } from 'vitest'
import type {
  BaseError,
  ConnectErrorType,
  DisconnectErrorType,
  OpenErrorType,
  SignInErrorType,
  SignOutErrorType,
  SwitchConnectionErrorType,
  SwitchNetworkErrorType,
} from './exports/index.ts'

type Errors =
  | ConnectErrorType
  | DisconnectErrorType
  | OpenErrorType
  | SignInErrorType
  | SignOutErrorType
  | SwitchConnectionErrorType
  | SwitchNetworkErrorType

test('each action has a type of its errors', () => {
  expectTypeOf<Errors>().toExtend<BaseError>()
})
