import { freezeMetadata, setMetadata } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import { TextForm } from '../../ui/TextForm.tsx'
import type { SectionProps } from './MintersSection.tsx'

/** The URL of the items' names and pictures, until it is final. */
export function MetadataSection({ state: { metadata, isMetadataFrozen }, onPropose }: SectionProps) {
  const { contracts } = useRuntime().config.deployment
  return (
    <section className="panel stack" aria-labelledby="metadata-title">
      <h2 id="metadata-title">Metadata of the items</h2>
      <p>
        <code translate="no">{metadata}</code>
      </p>
      {isMetadataFrozen ? (
        <p className="note">It is frozen: nothing can change it any more.</p>
      ) : (
        <>
          <TextForm
            label="Folder with {id}.json and contract.json"
            placeholder="ipfs://…/"
            check={(text) =>
              /^[a-z]+:\/\/\S+\/$/.test(text)
                ? undefined
                : 'A URI that ends with a slash, such as ipfs://<cid>/.'
            }
            actions={[['Change…', (uri) => onPropose(setMetadata(contracts, uri))]]}
          />
          <button
            type="button"
            className="button danger"
            onClick={() => onPropose(freezeMetadata(contracts))}
          >
            Freeze it permanently…
          </button>
        </>
      )}
    </section>
  )
}
