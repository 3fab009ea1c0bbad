import { presaleAbi } from '@foyer/presale-contracts'
import { readProof } from '@foyer/presale-contracts/whitelist'
import { useMutation } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { useRuntime } from '../../app/runtime.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { publishedShards } from './publishedShards.ts'

/** Looks a wallet up as the buyers' site does, and asks the contract. */
export function CheckAddress({ root }: { root: Hex }) {
  const runtime = useRuntime()
  const check = useMutation({
    mutationFn: async (address: Address) => ({ address, isListed: await isListed(runtime, root, address) }),
  })

  return (
    <>
      <AddressForm label="Is this wallet on it?" actions={[['Look it up', check.mutate]]} />
      <p role="status" className={check.data?.isListed ? 'good' : undefined}>
        <span>{check.isPending && 'Looking…'}</span>
        <span>
          {check.data &&
            `${check.data.address} ${check.data.isListed ? 'is on the whitelist.' : 'is not on the whitelist.'}`}
        </span>
      </p>
      {check.isError && <Failure error={check.error} />}
    </>
  )
}

async function isListed({ client, config }: Runtime, root: Hex, address: Address) {
  const read = publishedShards(config.whitelist.baseUrl)
  const proof = await readProof((name) => read(root, name), root, address)
  if (proof === null) return false
  return client.readContract({
    address: config.deployment.contracts.presale,
    abi: presaleAbi,
    functionName: 'isWhitelisted',
    args: [address, proof],
  })
}
