import { createTextLoader } from '../../locales/createTextLoader.ts'
import { en, type HomeTexts } from './en.ts'

export const loadHomeTexts = createTextLoader<HomeTexts>(en, {
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.ts')).zhTW,
  id: async () => (await import('./id.ts')).id,
  vi: async () => (await import('./vi.ts')).vi,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th,
  ru: async () => (await import('./ru.ts')).ru,
})
