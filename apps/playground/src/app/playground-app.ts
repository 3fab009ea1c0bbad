import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import '@foyer/modal/element'
import { html, LitElement, nothing } from 'lit'
import { LOCALES, THEMES } from '../looks.ts'
import { styles } from './playground-app.styles.ts'
import { DEFAULTS, type Settings, toOptions } from './settings.ts'
import { announceWallets } from './wallets.ts'
import { type Flavour, writeCode } from './writeCode.ts'

const FLAVOURS: Flavour[] = ['React and wagmi', 'Plain HTML']

const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
}

type Item = { value: string; title: string }

/** A dapp with the modal in it, whose options are changed beside it, and the code that makes it so. */
export class PlaygroundApp extends LitElement {
  static override styles = styles
  static override properties = {
    settings: { attribute: false },
    flavour: { state: true },
    copied: { state: true },
  }

  declare settings: Settings
  declare private flavour: Flavour
  declare private copied: boolean
  #foyer: Instance | undefined
  #forgetWallets: (() => void) | undefined

  constructor() {
    super()
    this.settings = DEFAULTS
    this.flavour = 'React and wagmi'
    this.copied = false
  }

  override connectedCallback() {
    super.connectedCallback()
    this.#forgetWallets = announceWallets()
    this.#foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()], storage: null })
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#foyer?.destroy()
    this.#forgetWallets?.()
  }

  protected override willUpdate() {
    const none = { themeMode: undefined, locale: undefined, termsUrl: undefined, privacyUrl: undefined }
    const defaults = { ...none, themeVariables: undefined, allowUnsupportedChain: undefined }
    const options = toOptions(this.settings)
    this.#foyer?.update({ ...defaults, ...options })
    this.setAttribute('theme', options.themeMode ?? 'dark')
  }

  #set(change: Partial<Settings>) {
    this.settings = { ...this.settings, ...change }
    this.copied = false
  }

  async #copy() {
    await navigator.clipboard.writeText(writeCode(this.flavour, this.settings))
    this.copied = true
  }

  protected override render() {
    const code = writeCode(this.flavour, this.settings)
    return html`
      <main>
        <header><h1>Your dapp</h1><fy-button></fy-button></header>
        ${this.settings.embedded ? html`<fy-modal embedded></fy-modal>` : nothing}
        <p>Connect with a testing wallet: one is willing, one refuses, one never answers.</p>
        <div class="bar">
          ${this.#renderSelect('Code for', this.flavour, toItems(FLAVOURS), (value) => {
            this.flavour = value as Flavour
            this.copied = false
          })}
          <button type="button" class="copy" @click=${this.#copy}>Copy code</button>
          <span role="status">${this.copied ? 'Copied' : ''}</span>
        </div>
        <pre><code>${code}</code></pre>
      </main>
      ${this.#renderForm()}
    `
  }

  #renderForm() {
    const { theme, locale, accent, fontSize, radius, legal, allowUnsupportedChain, embedded } = this.settings
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
      <h2>Options</h2>
      ${this.#renderSelect('Theme', theme, THEMES, (value) => this.#set({ theme: value as Settings['theme'] }))}
      ${this.#renderSelect('Language', locale, LOCALES, (value) => this.#set({ locale: value as Settings['locale'] }))}
      <label>
        Accent
        <input type="color" .value=${accent} @input=${(event: Event) => this.#set({ accent: textOf(event) })} />
      </label>
      ${this.#renderRange('Font size', fontSize, 8, 14, (value) => this.#set({ fontSize: value }))}
      ${this.#renderRange('Radius', radius, 0, 8, (value) => this.#set({ radius: value }))}
      ${this.#renderCheck('Terms and privacy', legal, (value) => this.#set({ legal: value }))}
      ${this.#renderCheck('Allow other networks', allowUnsupportedChain, (value) => this.#set({ allowUnsupportedChain: value }))}
      ${this.#renderCheck('Drawn in the page', embedded, (value) => this.#set({ embedded: value }))}
    </form>`
  }

  #renderSelect(label: string, value: string, items: readonly Item[], set: (value: string) => void) {
    const option = (item: Item) =>
      html`<option value=${item.value} ?selected=${item.value === value}>${item.title}</option>`
    return html`<label>
      ${label}
      <select @change=${(event: Event) => set(textOf(event))}>${items.map(option)}</select>
    </label>`
  }

  #renderRange(label: string, value: number, least: number, most: number, set: (value: number) => void) {
    return html`<label>
      ${label}: ${value} px
      <input
        type="range"
        min=${least}
        max=${most}
        .value=${String(value)}
        @input=${(event: Event) => set(Number(textOf(event)))}
      />
    </label>`
  }

  #renderCheck(label: string, value: boolean, set: (value: boolean) => void) {
    const isChecked = (event: Event) => (event.target as HTMLInputElement).checked
    return html`<label class="check">
      <input type="checkbox" .checked=${value} @change=${(event: Event) => set(isChecked(event))} /> ${label}
    </label>`
  }
}

const toItems = (values: readonly string[]): Item[] => values.map((value) => ({ value, title: value }))

const textOf = ({ target }: Event) => (target as HTMLInputElement | HTMLSelectElement).value

customElements.define('playground-app', PlaygroundApp)
