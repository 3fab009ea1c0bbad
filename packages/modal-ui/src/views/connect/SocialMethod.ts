import { socialProviders } from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import { html, nothing, type ReactiveController } from 'lit'
import { loadSocialButton } from '../../components/social-button/loadSocialButton.ts'
import type { socialButton } from '../../components/social-button/socialButton.ts'
import { loadView } from '../loadView.ts'
import type { View } from '../View.ts'

/** The buttons of the social logins. Only dapps that have such logins load them. */
export class SocialMethod implements ReactiveController {
  #host: View<'Connect'>
  /** Draws the button of a provider, once it is loaded. */
  #button: typeof socialButton | undefined

  constructor(host: View<'Connect'>) {
    this.#host = host
    host.addController(this)
  }

  hostUpdate() {
    if (socialProviders(this.#host.state).length > 0) this.#load()
  }

  render() {
    const { modal, state, strings } = this.#host
    const providers = socialProviders(state)
    if (providers.length === 0) return nothing
    return html`<div class="way" role="group" aria-label=${strings.socialTitle} @pointerenter=${this.#prefetch}>
      <p class="muted small social">${strings.socialTitle}</p>
      <div class="providers">
        ${providers.map(
          // Its place is kept while it loads.
          (provider) => this.#button?.(modal, provider) ?? html`<span class="button"></span>`,
        )}
      </div>
    </div>`
  }

  /** A chunk of its own that is there before the click, which opens the popup at once. */
  #load = () => {
    this.#load = () => {}
    loadSocialButton().then(
      (one) => {
        this.#button = one.socialButton
        this.#host.requestUpdate()
      },
      (cause) => reportLoadError(this.#host.modal, cause),
    )
  }

  /** The popup opens at the click, and everything else should be there by then. */
  #prefetch = () => {
    const { modal, state } = this.#host
    loadView('ConnectingSocial', state.options).catch(() => {})
    modal.controls.login?.load().catch(() => {})
  }
}
