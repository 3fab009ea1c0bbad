import { render, type TemplateResult } from 'lit'
import { applyTheme } from '../../element/applyTheme.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { loadGroup } from '../../locales/loadGroup.ts'
import { loadStrings } from '../../locales/loadStrings.ts'
import { base } from '../../styles/base.ts'
import { modalTokens } from '../../styles/modalTokens.ts'
import { tokens } from '../../styles/tokens.ts'
import { createStory } from './createStory.ts'

const surface = /* css */ `
  :host {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
    min-block-size: 96px;
    padding: 24px;
    background: var(--fy-color-surface);
  }
`

/** A story that shows elements as they are inside the modal: on its surface, with its theme and texts. */
export const elementStory = (template: (strings: AccountStrings) => TemplateResult) =>
  createStory(() => {
    const element = document.createElement('div')
    const root = element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(base + tokens + modalTokens + surface)
    root.adoptedStyleSheets = [sheet]
    return {
      element,
      ready: Promise.resolve(),
      async update(look) {
        const { locale, strings: own } = look
        applyTheme(element, look)
        const [loaded, texts] = await Promise.all([loadStrings(look), loadGroup('account', look)])
        const strings = { ...loaded, ...texts, ...own[locale] }
        element.dir = strings.$dir
        render(template(strings), root)
      },
      destroy() {},
    }
  })
