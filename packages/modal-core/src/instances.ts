import type { Instance } from './types/instance.ts'
import type { Modal } from './types/modal.ts'

type Entry = {
  instance: Instance
  /** The objects behind its adapters. */
  sources: readonly object[]
  /** The options that it was made with. */
  parameters?: object
  modal?: Modal
}
type Registry = { entries: Map<string, Entry>; listeners: Set<() => void> }

/** On the global object, so that two copies of this package on a page, or a hot reload of it, share it. */
const KEY = Symbol.for('foyer.instances')

function registry(): Registry {
  const host = globalThis as { [KEY]?: Registry }
  host[KEY] ??= { entries: new Map(), listeners: new Set() }
  return host[KEY]
}

function find(id?: string): Entry | undefined {
  const { entries } = registry()
  const only = entries.size === 1 ? [...entries.values()][0] : undefined
  return id === undefined ? (only ?? entries.get('default')) : entries.get(id)
}

/** The live instance with this id; without an id the page's one, or the one named `default`. */
export const findInstance = (id?: string): Instance | undefined => find(id)?.instance

/** The modal behind that instance, for an element that draws it. */
export const findModal = (id?: string): Modal | undefined => find(id)?.modal

/** The live instance with this id and what it was made with, if it was made from the same adapter sources. */
export function findSameInstance(id: string, sources: readonly object[]): Entry | undefined {
  const entry = registry().entries.get(id)
  if (entry === undefined || entry.sources.length !== sources.length) return undefined
  return entry.sources.every((source, index) => source === sources[index]) ? entry : undefined
}

/** Registers an instance and the modal behind it. Returns the function that removes them. */
export function addInstance(instance: Instance, made: Omit<Entry, 'instance'>): () => void {
  const { entries } = registry()
  entries.set(instance.id, { instance, ...made })
  notify()
  return () => {
    if (entries.get(instance.id)?.instance !== instance) return
    entries.delete(instance.id)
    notify()
  }
}

/** Calls back when an instance comes or goes. Returns the function that stops it. */
export function watchInstances(listener: () => void): () => void {
  const { listeners } = registry()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of [...registry().listeners]) listener()
}
