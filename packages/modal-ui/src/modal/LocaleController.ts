import {
  close,
  type DeepReadonly,
  type Locale,
  type Modal,
  type Options,
  reportLoadError,
} from '@foyer/modal-core'
import type { ReactiveControllerHost } from 'lit'
import type { Strings } from '../locales/en.ts'
import { loadedStrings, loadStrings } from '../locales/loadStrings.ts'
import { overridesOf } from '../locales/overrides.ts'

type Host = ReactiveControllerHost & { modal: Modal }

/** Loads the texts of the modal's language and puts the dapp's own texts in place of some. */
export class LocaleController {
  #host: Host
  #locale: Locale | undefined
  #loaded: Strings | undefined
  #strings: Strings | undefined
  #overrides: DeepReadonly<Options>['strings'] | undefined

  constructor(host: Host) {
    this.#host = host
  }

  /**
   * Returns the texts for these options: undefined before any language has loaded, those of the language before while
   * another one loads, and the same object while nothing changes, so that nothing is drawn again.
   */
  update({ locale, strings }: DeepReadonly<Options>): Strings | undefined {
    if (locale !== this.#locale) void this.#load(locale)
    const loaded = this.#loaded
    if (loaded === undefined) return undefined
    if (this.#strings?.$code === loaded.$code && this.#overrides === strings) return this.#strings
    this.#overrides = strings
    const own = overridesOf({ strings, locale: loaded.$code as Locale })
    this.#strings = own === undefined ? loaded : { ...loaded, ...own }
    return this.#strings
  }

  async #load(locale: Locale) {
    this.#locale = locale
    this.#loaded = loadedStrings(locale) ?? this.#loaded
    if (loadedStrings(locale) !== undefined) return
    try {
      const strings = await loadStrings(locale)
      if (locale !== this.#locale) return
      this.#loaded = strings
      this.#host.requestUpdate()
    } catch (cause) {
      this.#locale = undefined
      close(this.#host.modal)
      reportLoadError(this.#host.modal, cause)
    }
  }
}
