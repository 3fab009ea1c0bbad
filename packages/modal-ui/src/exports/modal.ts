export { FyModal } from '../modal/fy-modal.ts'
export { viewOf } from '../views/views.ts'
