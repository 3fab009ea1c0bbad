export type { FoyerComponents } from '../vue/elements.ts'
