import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { findDescendants, listProcesses } from '@foyer/harness/processes'

const TICKS_PER_SECOND = 100
/** Time that the machine is watched before the measurement starts, milliseconds. */
const SAMPLE_MS = 2_000
/** Between two readings of the processes, milliseconds. What runs for less before its parent dies may be missed. */
export const READING_MS = 1_000
/** A machine with nothing else to do uses less than this for itself. */
const IDLE_CORES = 0.2

/** The load of other programs on the machine, in cores: 1 is one core that was busy all the time. */
export type OtherLoad = { loadAverage: number; coresBefore: number; coresDuring: number }

/** Measures the processor time that other programs take before and while `measure` runs. */
export async function watchMachine<Result>(measure: () => Promise<Result>) {
  const [loadAverage = 0] = loadavg()
  const before = await watchOthers(() => wait(SAMPLE_MS))
  const during = await watchOthers(measure)
  const load: OtherLoad = { loadAverage, coresBefore: before.cores, coresDuring: during.cores }
  return { result: during.result, load }
}

/** Says that other programs were busy. Undefined when the machine was idle. */
export function describeLoad({ loadAverage, coresBefore, coresDuring }: OtherLoad): string | undefined {
  if (coresBefore < IDLE_CORES && coresDuring < IDLE_CORES) return undefined
  const cores = (value: number) => value.toFixed(1)
  return (
    `The machine was not idle: other programs used ${cores(coresBefore)} of ${availableParallelism()} cores before ` +
    `and ${cores(coresDuring)} during the measurement (load average before: ${cores(loadAverage)}). ` +
    'Compare ratios to the floor, not times.'
  )
}

async function watchOthers<Result>(run: () => Promise<Result>) {
  const since = performance.now()
  const { result, busy, own } = await watchTimes(run)
  const seconds = (performance.now() - since) / 1_000
  return { result, cores: Math.max(0, (busy - own) / seconds) }
}

/**
 * Measures the processor time, in seconds, of the machine and of this process with what it starts while `run` runs. A browser
 * that closes takes the time of its pages with it, as they outlive it, so own time is added up from reading to reading.
 */
export async function watchTimes<Result>(run: () => Promise<Result>) {
  const busy = busySeconds()
  let [own, last] = [0, await ownSeconds()]
  const read = async () => {
    const now = await ownSeconds()
    own += Math.max(0, now - last)
    last = now
  }
  let isOver = false
  const running = run().finally(() => {
    isOver = true
  })
  while (!isOver) {
    await Promise.race([running, wait(READING_MS)])
    await read()
  }
  return { result: await running, busy: busySeconds() - busy, own }
}

/** Processor time of everything on the machine. */
function busySeconds() {
  const milliseconds = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return milliseconds.reduce((sum, value) => sum + value, 0) / 1_000
}

/** Processor time of this process and of what it has started. Without `/proc` only of this process. */
async function ownSeconds() {
  const processes = await listProcesses()
  if (processes === undefined) return process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6
  const own = processes.filter(({ pid }) => pid === process.pid)
  const ticks = [...own, ...findDescendants(processes)].map(({ cpuTicks }) => cpuTicks)
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND
}
