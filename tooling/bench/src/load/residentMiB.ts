import { readFile } from 'node:fs/promises'

/** The memory of a process that is in RAM, as Linux tells it. Rejects on other systems. */
export async function residentMiB(pid: number): Promise<number> {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1_024
}
