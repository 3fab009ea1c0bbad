import type { Theme } from 'vitepress'
// The fonts of the theme would be 110 KiB that a phone waits for; those of the system are there.
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import light from '../../../../docs/images/modal-360.png'
import dark from '../../../../docs/images/modal-360-dark.png'
import { CopyPage } from './CopyPage.ts'
import { ThemeEditor } from './editor/ThemeEditor.ts'
import { LiveModal } from './LiveModal.ts'
import './style.css'

/** Readers choose the theme of the page, which need not be the one of their system. The hidden one is not loaded. */
const heroPicture = () =>
  Object.entries({ light, dark }).map(([theme, src]) =>
    h('img', {
      class: `hero-picture of-${theme}`,
      src,
      width: 360,
      height: 740,
      loading: 'lazy',
      alt: 'The modal open on a phone',
    }),
  )

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, { 'home-hero-image': heroPicture, 'doc-before': () => h(CopyPage) }),
  enhanceApp({ app }) {
    app.component('LiveModal', LiveModal)
    app.component('ThemeEditor', ThemeEditor)
  },
}

export default theme
