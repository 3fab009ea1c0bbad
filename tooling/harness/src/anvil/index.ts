export { AnvilNotFoundError, findAnvil } from './findAnvil.ts'
export { type Anvil, startAnvil } from './startAnvil.ts'
