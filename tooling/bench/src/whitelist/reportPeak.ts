import { writeFileSync } from 'node:fs'

// Preloaded into the measured program: tells its parent, on the extra pipe, how much memory it took at most (KiB).
process.on('exit', () => writeFileSync(3, String(process.resourceUsage().maxRSS)))
