export { type Eip1193AdapterParameters, eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
