export { FoyerButton } from '../react/generated/FoyerButton.ts'
