import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { TextForm } from './TextForm.tsx'

export type AddressFormProps = {
  label: string
  /** Buttons, with what each does with the address. */
  actions: readonly (readonly [label: string, act: (address: Address) => void])[]
}

/** Asks for an address and checks it before anything is done with it. */
export const AddressForm = ({ label, actions }: AddressFormProps) => (
  <TextForm
    label={label}
    placeholder="0x…"
    check={findProblem}
    actions={actions.map(([name, act]) => [name, (text) => act(getAddress(text))])}
  />
)

function findProblem(text: string) {
  if (!isAddress(text)) return 'Not an address, or its checksum is wrong.'
  if (text === zeroAddress) return 'The zero address belongs to nobody.'
  return undefined
}
