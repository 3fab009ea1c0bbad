export { FyButton } from '../components/button/fy-button.ts'
