import type { UserConfig } from 'vitepress'

export type Plugin = Extract<
  NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number],
  { name: string }
>

/** Texts in the templates of VitePress's search with their replacements, by the name of the component. */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // The button is called by all that it shows, its keys too: someone who controls the page by voice says what they see.
  VPNavBarSearchButton: [[` :aria-label="translate('button.buttonAriaLabel')"`, '']],
  // The box is a dialog with a list of links. A button and an option with controls in them hide those from screen readers.
  VPLocalSearchBox: [
    ['role="button"', 'role="dialog"'],
    [`:aria-owns="results?.length ? 'localsearch-list' : undefined"`, 'aria-modal="true"'],
    ['aria-expanded="true"\n      aria-haspopup="listbox"\n', ''],
    [
      `:id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"`,
      'role="presentation"',
    ],
    [
      `:aria-label="[...p.titles, p.title].join(' > ')"`,
      `:id="'localsearch-item-' + index"
              :aria-selected="selectedIndex === index ? 'true' : 'false'"
              role="option"`,
    ],
    ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
    // A key has no role that may be named, and these are pictures.
    ['<kbd :aria-label', '<kbd role="img" :aria-label'],
  ],
}

/** Corrects roles and names in VitePress's search, which has no settings for them. */
export const mendSearch: Plugin = {
  name: 'mend-search',
  enforce: 'pre',
  transform(source, id) {
    const name = /\/(\w+)\.vue$/.exec(id)?.[1] ?? ''
    return REPLACEMENTS[name]?.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} of VitePress has changed: it has no ${from}`)
      return text.replaceAll(from, to)
    }, source)
  },
}
