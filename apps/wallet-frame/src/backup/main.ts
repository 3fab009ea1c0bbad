import { patch } from '@foyer/kit'
import { loadHomeTexts } from '../home/locales/loadHomeTexts.ts'
import { connectFrame } from './connectFrame.ts'
import { createBackupWindow } from './createBackupWindow.ts'
import './fy-backup-window.ts'

const element = document.querySelector('fy-backup-window')
const loading = loadHomeTexts(document.documentElement.lang)
const calls = await connectFrame(window.opener, () => home.end())
const home = createBackupWindow(calls, (state) => {
  if (element) element.state = state
})
if (element) patch(element, { home, texts: await loading })
await home.start()
