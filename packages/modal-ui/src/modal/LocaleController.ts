import { close, type DeepReadonly, type Modal, type Options, reportLoadError } from '@foyer/modal-core'
import type { ReactiveControllerHost } from 'lit'
import type { Strings } from '../locales/en/base.ts'
import type { LanguageOptions } from '../locales/languageOf.ts'
import { forgetMissed, type Group, loadedGroup, loadGroup } from '../locales/loadGroup.ts'
import { loadedStrings, loadStrings } from '../locales/loadStrings.ts'
import { overridesOf } from '../locales/overrides.ts'

type Host = ReactiveControllerHost & { modal: Modal }

/** Loads the texts of the modal's language and puts the dapp's own texts in place of some. */
export class LocaleController {
  #host: Host
  #locale: string | undefined
  #wasOpen = false
  /** True if the language could not be loaded: it is English until the modal opens again. */
  #hasMissed = false
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
  update(options: DeepReadonly<Options>, group: Group | undefined, isOpen: boolean): Strings | undefined {
    const { strings } = options
    if (isOpen && !this.#wasOpen) this.#retry()
    this.#wasOpen = isOpen
    if (options.locale !== this.#locale) void this.#load(options, group)
    const loaded = this.#loaded
    if (loaded === undefined) return undefined
    const texts = group && (loadedGroup(group, loaded.$code) ?? loadedGroup(group, options.locale))
    const isSame = this.#strings?.$code === loaded.$code && this.#texts === texts
    if (isSame && this.#overrides === strings) return this.#strings
    this.#overrides = strings
    this.#texts = texts
    const own = overridesOf({ strings, locale: loaded.$code })
    this.#strings = own === undefined && texts === undefined ? loaded : { ...loaded, ...texts, ...own }
    return this.#strings
  }

  /** Lets the next open load again what could not be loaded. */
  #retry() {
    forgetMissed()
    if (this.#hasMissed) this.#locale = undefined
  }

  async #load(options: LanguageOptions, group: Group | undefined) {
    const { locale } = options
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
      const [strings] = await Promise.all([
        this.#loadStrings(options),
        isMissing && loadGroup(group, options),
      ])
      if (locale !== this.#locale) return
      this.#loaded = strings
      this.#host.requestUpdate()
    } catch (cause) {
      this.#locale = undefined
      close(this.#host.modal)
      void reportLoadError(this.#host.modal, cause)
    }
  }

  /** English where the language could not be loaded. */
  async #loadStrings(options: LanguageOptions): Promise<Strings> {
    try {
      const strings = await loadStrings(options)
      if (options.locale === this.#locale) this.#hasMissed = false
      return strings
    } catch (cause) {
      if (options.locale === 'en') throw cause
      const strings = await loadStrings({ ...options, locale: 'en' })
      if (options.locale === this.#locale) this.#hasMissed = true
      void reportLoadError(this.#host.modal, cause)
      return strings
    }
  }
}
