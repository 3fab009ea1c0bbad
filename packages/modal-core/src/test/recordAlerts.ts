import { createAlerts } from '../controllers/createAlerts.ts'
import type { AlertCode } from '../types/alert.ts'
import type { ModalEvents } from '../types/events.ts'
import { createEmitter } from '../utils/createEmitter.ts'

/** Alerts as a modal has them. Each that is raised is told by its code. */
export function recordAlerts(onAlert: (code: AlertCode) => void) {
  const events = createEmitter<ModalEvents>()
  events.on('alert', ({ code }) => onAlert(code))
  return createAlerts({ events, debug: false })
}
