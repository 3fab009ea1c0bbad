import { expect, onTestFinished, test } from 'vitest'
import { resolveTheme } from './resolveTheme.ts'

test("gives the wallet's iframe the values of the page's own variables, and leaves plain ones alone", () => {
  document.documentElement.style.setProperty('--amber', '#f2b65a')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const variables = {
    '--w3m-accent': 'var(--amber)',
    '--w3m-color-surface': 'light-dark(#fff, #12161b)',
    '--w3m-border-radius-master': 'calc(2px * 2)',
    '--w3m-color-mix-strength': '40',
    '--w3m-color-raised': '#1a2027',
  }
  const theme = {
    themeMode: 'dark',
    themeVariables: variables,
    w3mThemeVariables: variables,
    locale: 'en',
  } as const
  const resolved = {
    '--w3m-accent': 'rgb(242, 182, 90)',
    '--w3m-color-surface': 'rgb(18, 22, 27)',
    '--w3m-border-radius-master': '4px',
    '--w3m-color-mix-strength': '40',
    '--w3m-color-raised': '#1a2027',
  }
  expect(resolveTheme(theme)).toEqual({ ...theme, themeVariables: resolved, w3mThemeVariables: resolved })
  expect(document.body.querySelector('span')).toBeNull()
})
