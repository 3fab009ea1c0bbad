import { signInLabel } from '../../locales/signInLabel.ts'
import { FyButton } from './fy-button.ts'

let isShown = false

/**
 * Has each `<fy-button>` say 'Sign in' while a required sign-in is missing. The words are in nine languages, and a page
 * that asks for no sign-in must not start with them: the feature that asks puts them into the element.
 */
export function showSignIn() {
  if (isShown) return
  isShown = true
  const drawOthers = FyButton.prototype.face
  FyButton.prototype.face = function face(shown, labels, state) {
    return shown.status === 'signedOut' && state
      ? { look: '', text: signInLabel(state.options) }
      : drawOthers.call(this, shown, labels, state)
  }
}
