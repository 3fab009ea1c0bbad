import { html } from 'lit'
import { HomeList } from './HomeList.ts'
import type { HomeDevice } from './homeState.ts'

/** The devices that can use the wallet, each with a way to take it from there. */
export class FyHomeDevices extends HomeList {
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
          ? html`<ul>${state.devices.map((device) => this.#renderDevice(device))}</ul>`
          : html`<p role="status">${texts.busy}</p>`
      }
    `
  }

  #renderDevice(device: HomeDevice) {
    const { devices } = this.texts
    const { browser, origin, id, isCurrent } = device
    const content = html`
      <p translate="no"><strong>${browser}</strong></p>
      <p>${isCurrent ? devices.current : html`<bdi translate="no">${origin}</bdi>`}</p>
      <p class="muted small" .textContent=${devices.lastLogin(this.formatTime(device.lastLoginAt))}></p>
    `
    const removal = {
      label: devices.removeLabel(browser, origin),
      isBusy: this.state.isBusy,
      warning: isCurrent ? devices.confirmCurrent : devices.confirmText,
      run: () => this.home.removeDevice(device),
    }
    return this.renderEntry({ id, content, removal })
  }
}

customElements.define('fy-home-devices', FyHomeDevices)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-devices': FyHomeDevices
  }
}
