import { FyDoctor } from '../doctor/fyDoctor.ts'

if (typeof customElements !== 'undefined' && customElements.get('fy-doctor') === undefined)
  customElements.define('fy-doctor', FyDoctor)

export type { Diagnosis } from '@foyer/modal-core'
export { formatDiagnosis } from '../doctor/formatDiagnosis.ts'
export { FyDoctor }
