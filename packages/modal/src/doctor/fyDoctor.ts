import type { Instance } from '@foyer/modal-core'
import { findInstance, InstanceNotFoundError } from '@foyer/modal-core/page'
import { formatDiagnosis } from './formatDiagnosis.ts'

/**
 * Draws what `foyer.diagnose()` has found, as text that can be selected, with a button that copies it. Nothing is sent.
 */
export class FyDoctor extends (globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)) {
  /** Default the page's modal. */
  instance: Instance | undefined

  connectedCallback() {
    void this.check()
  }

  /** Runs the checks again. */
  async check() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const text = document.createElement('pre')
    const copy = document.createElement('button')
    copy.textContent = 'Copy'
    copy.type = 'button'
    copy.onclick = () => void navigator.clipboard?.writeText(text.textContent)
    // By the CSSOM, which every content security policy allows.
    Object.assign(text.style, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
    text.textContent = 'Checking…'
    root.replaceChildren(text, copy)
    const instance = this.instance ?? findInstance(this.getAttribute('instance') ?? undefined)
    if (instance === undefined) throw new InstanceNotFoundError()
    text.textContent = formatDiagnosis(await instance.diagnose())
  }
}
