export { FyModal } from '../modal/fy-modal.ts'
export { elementOf, prepareOpen } from '../modal/prepareOpen.ts'
export { loadView } from '../views/loadView.ts'
