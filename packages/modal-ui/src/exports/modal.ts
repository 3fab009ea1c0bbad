export { FyModal } from '../modal/fy-modal.ts'
export { loadView } from '../views/loadView.ts'
