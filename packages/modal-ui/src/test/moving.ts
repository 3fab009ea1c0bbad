import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { sendCommand } from './sendCommand.ts'

async function prefer(value: 'reduce' | 'no-preference') {
  await sendCommand('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** Lets things move until the test ends. Tests' pages are still otherwise, for drawing motion costs a third of a core. */
export async function moving() {
  await prefer('no-preference')
  onTestFinished(() => prefer('reduce'))
}
