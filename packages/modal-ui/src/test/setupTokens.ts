import { onTestFinished } from 'vitest'
import { modalTokens } from '../styles/modalTokens.ts'
import { withPlainColors } from '../styles/plainColors.ts'
import { tokens } from '../styles/tokens.ts'

/** An element with the tokens, and what they come to in a browser that does not know the function. */
export function setupTokens(unknown?: string, text = withPlainColors(tokens + modalTokens)) {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(unknown === undefined ? text : text.replaceAll(unknown, `x-${unknown}`))
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const probe = root.appendChild(document.createElement('p'))
  const resolve = (property: string, value: string) => {
    probe.style.setProperty(property, value)
    return getComputedStyle(probe).getPropertyValue(property)
  }
  return { host, resolve }
}
