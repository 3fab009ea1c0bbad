import type { DeepReadonly, Modal, ModalState, Route, View as ViewName } from '@foyer/modal-core'
import { FyElement } from '../element/FyElement.ts'
import type { Strings } from '../locales/en/base.ts'

/** A view of the modal: draws the state it is given, and answers with actions. `strings` are the texts of its group. */
export class View<name extends ViewName = ViewName, strings extends Strings = Strings> extends FyElement {
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
    route: { attribute: false },
  }

  /** Creates a view before its class has loaded. The class takes over these properties once it is defined. */
  static create(tag: string, props: Pick<View, 'modal' | 'route'>): View {
    return Object.assign(document.createElement(tag) as View, props)
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: strings
  /** The place this view was opened for. It stays while the modal closes over it. */
  declare route: DeepReadonly<Extract<Route, { view: name }>>

  /** True if it can be drawn for another place, because nothing of this one is left in it. */
  get isReusable() {
    return false
  }
}
