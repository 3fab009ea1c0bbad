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
import { type Group, loadedGroup, loadGroup } from '../locales/loadGroup.ts'
import { loadedStrings, loadStrings } from '../locales/loadStrings.ts'
import { overridesOf } from '../locales/overrides.ts'

type Host = ReactiveControllerHost & { modal: Modal }

/** Loads the texts of the modal's language and puts the dapp's own texts in place of some. */
export class LocaleController {
  #host: Host
  #locale: Locale | undefined
  #loaded: Strings | undefined
  #texts: ReturnType<typeof loadedGroup>
  #strings: Strings | undefined
  #overrides: DeepReadonly<Options>['strings'] | undefined

  constructor(host: Host) {
    this.#host = host
  }

  /**
   * Returns the texts for these options, with those of the group that are here: undefined before any language has
   * loaded, those of the language before while another one loads, and the same object while nothing changes, so that
   * nothing is drawn again.
   */
  update({ locale, strings }: DeepReadonly<Options>, group: Group | undefined): Strings | undefined {
    if (locale !== this.#locale) void this.#load(locale, group)
    const loaded = this.#loaded
    if (loaded === undefined) return undefined
    const texts = group && loadedGroup(group, loaded.$code)
    const isSame = this.#strings?.$code === loaded.$code && this.#texts === texts
    if (isSame && this.#overrides === strings) return this.#strings
    this.#overrides = strings
    this.#texts = texts
    const own = overridesOf({ strings, locale: loaded.$code as Locale })
    this.#strings = own === undefined && texts === undefined ? loaded : { ...loaded, ...texts, ...own }
    return this.#strings
  }

  async #load(locale: Locale, group: Group | undefined) {
    this.#locale = locale
    const known = loadedStrings(locale)
    // A view loads those of its group with its chunk. One that is drawn already waits for them in the new language.
    const isMissing =
      this.#loaded !== undefined && group !== undefined && loadedGroup(group, locale) === undefined
    if (known !== undefined && !isMissing) {
      this.#loaded = known
      return
    }
    try {
      const [strings] = await Promise.all([loadStrings(locale), isMissing && loadGroup(group, locale)])
      if (locale !== this.#locale) return
      this.#loaded = strings
      this.#host.requestUpdate()
    } catch (cause) {
      this.#locale = undefined
      close(this.#host.modal)
      void reportLoadError(this.#host.modal, cause)
    }
  }
}
