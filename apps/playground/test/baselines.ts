import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const BASELINES = fileURLToPath(new URL('../baselines', import.meta.url))
const RESULTS = fileURLToPath(new URL('../test-results', import.meta.url))

/**
 * Stories with pictures that lie over each other, whose edge Chromium does not draw alike each time, and so many of their
 * pixels may differ.
 */
const NOISY = { ids: ['views-account--activity', 'views-account--activity-page-failed'], pixels: 8 }

/** The parts of a machine that change pixels. Fonts are none of them: they are those of the harness. */
export type Machine = { chromium: string; platform: string }

const machineFile = join(BASELINES, 'machine.json')

export const readMachine = (chromium: string): Machine => ({
  chromium,
  platform: `${process.platform} ${process.arch}`,
})

/** Why pictures of this machine may differ from the recorded ones, or undefined where they may not. */
export async function describeOtherMachine(here: Machine): Promise<string | undefined> {
  const text = await readFile(machineFile, 'utf8').catch(() => undefined)
  if (text === undefined) return 'no pictures are recorded'
  const recorded = JSON.parse(text) as Machine
  const differences = (['chromium', 'platform'] as const)
    .filter((key) => here[key] !== recorded[key])
    .map((key) => `${key} is ${here[key]}, recorded was ${recorded[key]}`)
  return differences.length === 0 ? undefined : differences.join('; ')
}

/** Takes the place of all recorded pictures. */
export async function writeBaselines(machine: Machine, pictures: ReadonlyMap<string, Buffer>) {
  await rm(BASELINES, { recursive: true, force: true })
  await mkdir(BASELINES)
  await writeFile(machineFile, `${JSON.stringify(machine, undefined, 2)}\n`)
  for (const [storyId, picture] of pictures) await writeFile(join(BASELINES, `${storyId}.png`), picture)
}

export async function listBaselines() {
  const files = await readdir(BASELINES)
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length))
}

/**
 * Compares a picture with the recorded one. Returns undefined where they look the same, else what differs; the
 * picture and the difference are then in `test-results`.
 */
export async function compareWithBaseline(storyId: string, picture: Buffer): Promise<string | undefined> {
  const recorded = await readFile(join(BASELINES, `${storyId}.png`)).catch(() => undefined)
  if (recorded === undefined) return 'has no recorded picture: run the script `record` of this package'
  // Chromium draws and packs the same picture alike: most need not be unpacked.
  if (recorded.equals(picture)) return undefined
  const [before, after] = [PNG.sync.read(recorded), PNG.sync.read(picture)]
  const { width, height } = before
  if (after.width !== width || after.height !== height) return `is ${after.width} × ${after.height}`
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.1 })
  if (pixels <= (NOISY.ids.includes(storyId) ? NOISY.pixels : 0)) return undefined
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `${storyId}.png`), picture)
  await writeFile(join(RESULTS, `${storyId}.difference.png`), PNG.sync.write(difference))
  return `differs in ${pixels} pixels: look at ${join(RESULTS, `${storyId}.difference.png`)}`
}
