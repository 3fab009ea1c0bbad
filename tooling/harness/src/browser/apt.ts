import { existsSync } from 'node:fs'
import { runVisibly } from './runVisibly.ts'

/** True if packages of the system may be installed: root on Debian or a descendant. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function aptInstall(packages: string[], onProgress: (message: string) => void) {
  await runVisibly('apt-get', ['update', '-q'], onProgress)
  await runVisibly('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], onProgress)
}
