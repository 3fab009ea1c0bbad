export { FyModal } from '../components/modal/fy-modal.ts'
export { loadView } from '../views/loadView.ts'
