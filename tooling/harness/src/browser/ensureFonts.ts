import { execa } from 'execa'
import { aptInstall, canUseApt } from './apt.ts'

/** Debian package for each language that screenshots show; without it the text is drawn as boxes. */
const FONT_PACKAGES = { 'zh-cn': 'fonts-noto-cjk', th: 'fonts-thai-tlwg' }

/** Installs missing CJK and Thai fonts where that is allowed. They only change looks, so a failure is just said. */
export async function ensureFonts(onProgress: (message: string) => void = console.error) {
  if (!canUseApt()) return
  const missing: string[] = []
  for (const [language, fontPackage] of Object.entries(FONT_PACKAGES)) {
    const { stdout } = await execa('fc-list', [`:lang=${language}`]).catch(() => ({ stdout: '' }))
    if (stdout.trim() === '') missing.push(fontPackage)
  }
  if (missing.length === 0) return
  onProgress(`Installing fonts with apt-get: ${missing.join(', ')}`)
  await aptInstall(missing, onProgress).catch(() =>
    onProgress('Fonts could not be installed; some languages will show boxes in screenshots'),
  )
}
