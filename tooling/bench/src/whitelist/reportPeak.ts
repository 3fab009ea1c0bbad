import { readFileSync, writeFileSync } from 'node:fs'

// Preloaded into the measured program: tells its parent, on the extra pipe, how much memory it took at most (KiB).
process.on('exit', () => writeFileSync(3, String(peakKiB())))

/** On Linux `maxRSS` begins with the peak of the parent, so a long bench would be reported as the program's memory. */
function peakKiB() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
