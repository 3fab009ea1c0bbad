import { css, html, nothing } from 'lit'
import type { HomeDevice, LoggedIn } from './createHome.ts'
import { HomeElement } from './HomeElement.ts'

/** The devices that can use the wallet, each with a way to take it from there. */
export class FyHomeDevices extends HomeElement<LoggedIn> {
  static override styles = [
    ...HomeElement.styles,
    css`
      ul {
        display: grid;
        gap: 8px;
      }
      .device {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px;
      }
      .device > :first-child {
        flex: 1 1 180px;
        min-inline-size: 0;
      }
      .device .button {
        inline-size: auto;
      }
      strong {
        font-weight: 600;
      }
    `,
  ]
  static override properties = { ...HomeElement.properties, asked: { state: true } }

  /** The device that is about to be removed. */
  declare protected asked: string | undefined

  protected override updated() {
    this.renderRoot.querySelector<HTMLElement>('[data-cancel]')?.focus()
  }

  protected override render() {
    const { texts, state } = this
    return html`
      <h2>${texts.devices.title}</h2>
      <p class="muted">${texts.devices.text}</p>
      ${
        state.devices
          ? html`<ul>
              ${state.devices.map((device) => html`<li class="card">${this.#renderDevice(device)}</li>`)}
            </ul>`
          : html`<p role="status">${texts.busy}</p>`
      }
    `
  }

  #renderDevice(device: HomeDevice) {
    const { devices } = this.texts
    const { browser, origin, id, isCurrent } = device
    const isAsked = this.asked === id
    return html`
      <div class="device">
        <div>
          <p><strong>${browser}</strong></p>
          <p>${isCurrent ? devices.current : html`<bdi>${origin}</bdi>`}</p>
          <p class="muted small">${devices.lastLogin(this.#format(device.lastLoginAt))}</p>
        </div>
        ${
          isAsked
            ? nothing
            : html`<button
                type="button"
                class="button"
                aria-label=${devices.removeLabel(browser, origin)}
                ?disabled=${this.state.isBusy}
                @click=${() => {
                  this.asked = id
                }}
              >
                ${devices.remove}
              </button>`
        }
      </div>
      ${isAsked ? this.#renderQuestion(device) : nothing}
    `
  }

  #renderQuestion(device: HomeDevice) {
    const { devices } = this.texts
    const end = () => {
      this.asked = undefined
    }
    return html`
      <p>${device.isCurrent ? devices.confirmCurrent : devices.confirmText}</p>
      <div class="actions">
        <button type="button" class="button" data-cancel @click=${end}>${devices.cancel}</button>
        <button
          type="button"
          class="button danger"
          @click=${() => {
            end()
            void this.home.removeDevice(device)
          }}
        >
          ${devices.confirm}
        </button>
      </div>
    `
  }

  #format(time: string) {
    return new Intl.DateTimeFormat(this.texts.code, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(time),
    )
  }
}

customElements.define('fy-home-devices', FyHomeDevices)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-devices': FyHomeDevices
  }
}
