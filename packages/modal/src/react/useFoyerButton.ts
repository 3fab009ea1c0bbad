import type { Instance } from '@foyer/modal-core'
import { isUnsupported } from '@foyer/modal-core/page'
import { type ButtonState, buttonLabel, buttonState, openButton } from '@foyer/modal-ui/button'
import { useMemo } from 'react'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'
import { useStableState } from './useStableState.ts'

export type ButtonActions = {
  /** Opens what a click on `<fy-button>` does: Connect, the account, a network to leave, or a sign-in that is missing. */
  open: () => Promise<void>
  /** Opens the account, or Connect while there is none. */
  openAccount: () => Promise<void>
  /** Opens the list of networks. */
  openNetworks: () => Promise<void>
  /** Has the account sign in without the modal, where `siwx` is set. */
  signIn: Instance['signIn']
  /** Loads what the first open needs: for `onPointerEnter` and `onFocus`. */
  prefetch: Instance['prefetch']
}

export type UseFoyerButtonReturnType = ButtonState &
  ButtonActions & {
    /** The button’s text, in the language of the modal: 'Connect Wallet', 'Sign in', the name of the account and so on. */
    label: string
  }

/**
 * Returns the face and action of your own button. Renders again when the face changes.
 *
 * @example
 * const { status, account, open } = useFoyerButton()
 * // status: 'loading' | 'disconnected' | 'connecting' | 'signedOut' | 'wrongNetwork' | 'connected'
 */
export function useFoyerButton(modal?: Instance): UseFoyerButtonReturnType {
  const instance = useFoyer(modal)
  const state = useStableState(buttonState, modal)
  const actions = useMemo(() => actionsOf(instance), [instance])
  const label = useFoyerState(buttonLabel, modal)
  return useMemo(() => ({ ...state, ...actions, label }), [state, actions, label])
}

// Without parameters, so that each can be an event's handler.
const actionsOf = (instance: Instance): ButtonActions => ({
  open: () => openButton(instance),
  openAccount: () => openButton(instance, {}),
  openNetworks: () => openButton(instance, isUnsupported(instance.state) ? {} : { view: 'Networks' }),
  signIn: () => instance.signIn(),
  prefetch: instance.prefetch,
})
