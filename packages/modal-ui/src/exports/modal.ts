export { FyModal } from '../components/modal/fy-modal.ts'
export { preload } from '../components/modal/preload.ts'
