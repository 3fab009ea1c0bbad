import { css, html, nothing, svg } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
import { crossIcon, icon } from '../../styles/icons.ts'
import { tip } from '../tooltip/tip.ts'

export const searchIcon = () => icon(svg`<circle cx="11" cy="11" r="6" /><path d="M20 20l-4.5-4.5" />`, 18)

export const searchFieldStyles = css`
  .search {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
    margin-block-end: 12px;
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
    color: var(--fy-color-muted);
  }
  .search:focus-within {
    outline: 2px solid var(--fy-color-focus);
  }
  .search > svg,
  .search button {
    grid-row: 1;
    justify-self: center;
  }
  .search > svg {
    grid-column: 1;
    pointer-events: none;
  }
  .search input {
    grid-area: 1 / 1 / 2 / -1;
    min-block-size: 48px;
    padding: 0 44px;
    border: 0;
    background: none;
    color: var(--fy-color-text);
    font: inherit;
    /* Phones zoom into anything smaller. */
    font-size: max(16px, var(--fy-text-md));
    outline: none;
    appearance: none;
  }
  .search input::placeholder {
    color: var(--fy-color-muted);
    opacity: 1;
  }
  .search input::-webkit-search-cancel-button {
    display: none;
  }
  .search button {
    grid-column: 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--fy-radius-md);
  }
  @media (forced-colors: active) {
    .search {
      border: 1px solid;
    }
  }
`

type SearchFieldParameters = {
  /** The subject of the search, as its name and placeholder. */
  label: string
  query: string
  strings: Strings
  search: (query: string) => void
  /** The arrow down leads into the list. */
  enterList: () => void
}

/** A field to search a list with, and a button that clears it. */
export function searchField({ label, query, strings, search, enterList }: SearchFieldParameters) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    enterList()
  }
  return html`<div class="search">
    ${searchIcon()}
    <input
      type="search"
      aria-label=${label}
      placeholder=${label}
      autocomplete="off"
      spellcheck="false"
      maxlength="60"
      .value=${query}
      @input=${(event: InputEvent) => search((event.target as HTMLInputElement).value)}
      @keydown=${onKeyDown}
    />
    ${
      query === ''
        ? nothing
        : tip(
            strings.clearSearch,
            html`<button type="button" aria-label=${strings.clearSearch} @click=${() => search('')}>
              ${crossIcon()}
            </button>`,
          )
    }
  </div>`
}
