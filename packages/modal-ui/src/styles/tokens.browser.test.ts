import { expect, onTestFinished, test } from 'vitest'
import { applyTheme } from '../element/applyTheme.ts'
import { tokens } from './tokens.ts'

/** An element with the tokens, and what they come to. */
function setup() {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const probe = root.appendChild(document.createElement('p'))
  const resolve = (property: string, value: string) => {
    probe.style.setProperty(property, value)
    return getComputedStyle(probe).getPropertyValue(property)
  }
  return { host, resolve }
}

const options = {
  themeMode: 'dark',
  themeVariables: {},
  locale: 'en',
  termsUrl: undefined,
  privacyUrl: undefined,
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
} as const

test('defaults: accent #0988F0, font-size master 10 px, border radius master 4 px', () => {
  const { resolve } = setup()
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(9, 136, 240)')
  expect(resolve('font-size', 'var(--fy-text-md)')).toBe('15px')
  expect(resolve('border-top-left-radius', 'var(--fy-radius-md)')).toBe('14px')
})

test('defaults: durations 75, 125, 200 and 400 ms', () => {
  const { resolve } = setup()
  const durations = ['xs', 'sm', 'md', 'lg'].map((step) => `var(--fy-duration-${step})`).join(', ')
  expect(resolve('transition-duration', durations)).toBe('0.075s, 0.125s, 0.2s, 0.4s')
})

test('masters scale what is made of them', () => {
  const { host, resolve } = setup()
  const themeVariables = { '--fy-font-size-master': '20px', '--fy-border-radius-master': '0px' }
  applyTheme(host, { ...options, themeVariables })
  expect(resolve('font-size', 'var(--fy-text-md)')).toBe('30px')
  expect(resolve('border-top-left-radius', 'var(--fy-radius-md)')).toBe('0px')
})

test('a master set by the page is in force, and one of the options beats it', () => {
  const { host, resolve } = setup()
  document.documentElement.style.setProperty('--fy-accent', '#ff0000')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(255, 0, 0)')
  applyTheme(host, { ...options, themeVariables: { '--fy-accent': '#00ff00' } })
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(0, 255, 0)')
  applyTheme(host, options)
  expect(resolve('color', 'var(--fy-color-accent)')).toBe('rgb(255, 0, 0)')
})
