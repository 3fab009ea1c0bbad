import { type Modal, reportLoadError } from '@foyer/modal-core'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import type { NamespacesStrings } from '../../locales/en/namespaces.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'

/** An element that loads its texts itself. Pages of EVM alone have neither. */
export class FyNamespaceText extends FyElement {
  static override properties = { modal: { attribute: false }, strings: { attribute: false } }

  declare modal: Modal
  declare strings: Strings

  #loading: Promise<void> | undefined

  protected override willUpdate() {
    if (this.texts !== undefined) return
    this.#loading = loadGroup('namespaces', { ...this.modal.state.options, locale: this.strings.$code }).then(
      () => this.requestUpdate(),
      (cause) => void reportLoadError(this.modal, cause),
    )
  }

  /** With its texts. */
  protected override async getUpdateComplete() {
    await super.getUpdateComplete()
    await this.#loading
    return super.getUpdateComplete()
  }

  /** The dapp's own texts are among those of the modal. */
  protected get texts(): NamespacesStrings | undefined {
    const texts = loadedGroup('namespaces', this.strings.$code)
    return texts && { ...texts, ...this.strings }
  }
}
