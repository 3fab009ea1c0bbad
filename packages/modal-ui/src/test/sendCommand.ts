import { cdp } from 'vitest/browser'

/** Sends a command of the DevTools protocol. Vitest's type of a session is empty without those of its provider. */
export async function sendCommand(method: string, parameters: object): Promise<void> {
  const session = cdp() as { send(method: string, parameters: object): Promise<void> }
  await session.send(method, parameters)
}
